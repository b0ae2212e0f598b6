const LONGEST_HEADER = 500;

/**
 * The permissions that GitHub names for an endpoint, as a workflow writes them.
 *
 * @param header `x-accepted-github-permissions`: sets apart by semicolons, of which one suffices; the members of a set
 *   apart by commas (`issues=write; pull_requests=write`). Source: GitHub's REST documentation, "Troubleshooting the
 *   REST API".
 * @returns Such as `` `issues: write` or `pull-requests: write` ``; null when the header is empty or not well-formed.
 */
export function acceptedPermissions(header: string): string | null {
  if (header.length > LONGEST_HEADER) return null;
  const sets = header.split(';').map((set) => set.split(',').map(permission));
  if (sets.some((set) => set.includes(null))) return null;
  return sets.map((set) => set.join(' and ')).join(' or ');
}

function permission(text: string): string | null {
  const [, name, level] = /^([a-z]{1,20}(?:_[a-z]{1,20}){0,4})=(read|write|admin)$/.exec(text.trim()) ?? [];
  return name === undefined || level === undefined ? null : `\`${name.replaceAll('_', '-')}: ${level}\``;
}
