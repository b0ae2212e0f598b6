/** The questions to GitHub's GraphQL API; a test holds them against its schema. */

/** Who wrote the commits of a pull request. `authors` holds git's author first, then the co-authors of the message. */
export const CONTRIBUTORS = `
  query Contributors($owner: String!, $repo: String!, $number: Int!, $cursor: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        headRefOid
        commits(first: 50, after: $cursor) {
          totalCount
          pageInfo { hasNextPage endCursor }
          nodes {
            commit {
              oid
              authors(first: 50) { totalCount nodes { ...person } }
              committer { ...person }
            }
          }
        }
      }
    }
  }
  fragment person on GitActor { email user { databaseId login } }
`;

/** Who waits in the merge queue of a branch. */
export const MERGE_QUEUE = `
  query MergeQueue($owner: String!, $repo: String!, $branch: String!, $cursor: String) {
    repository(owner: $owner, name: $repo) {
      mergeQueue(branch: $branch) {
        entries(first: 100, after: $cursor) {
          pageInfo { hasNextPage endCursor }
          nodes { position headCommit { oid } pullRequest { number headRefOid } }
        }
      }
    }
  }
`;

/** The head of a pull request and its comments, newest page first. Only GraphQL tells whether a comment is our own. */
export const COMMENTS = `
  query Comments($owner: String!, $repo: String!, $number: Int!, $cursor: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $number) {
        headRefOid
        comments(last: 100, before: $cursor) {
          pageInfo { hasPreviousPage startCursor }
          nodes { fullDatabaseId viewerDidAuthor body url }
        }
      }
    }
  }
`;
