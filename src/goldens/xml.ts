import type { GoldenFormat } from '../model/golden.ts';
import { plainText } from '../records/lines.ts';
import { extensionsOf, fitsExtension, innerPath, isApproval } from '../records/paths.ts';
import { readStructured } from '../records/structured.ts';
import { parseXml } from '../records/xml-data.ts';

const MARKUP = new Set(['html', 'htm', 'xhtml', 'svg']);

const EXTENSIONS = new Set([
  ...MARKUP,
  'xml',
  'rss',
  'atom',
  'xsd',
  'xsl',
  'xslt',
  'wsdl',
  'plist',
  'gpx',
  'kml',
  'trx',
]);

/** XML, HTML and SVG. */
export const golden: GoldenFormat = {
  id: 'xml',
  title: 'XML, HTML and SVG',
  fits: (path) => (isApproval(path) ? Math.min(1, fitsExtension(path, EXTENSIONS)) : fitsExtension(path, EXTENSIONS)),
  read(path, text) {
    const plain = plainText(text);
    // Tags of HTML and SVG (`input`, `text`, `title`) name parts of a page, not of a test case.
    const isMarkup = MARKUP.has(extensionsOf(innerPath(path))[0] ?? '');
    const data = parseXml(plain, { html: isMarkup });
    return readStructured(plain, data, { readsKeys: !isMarkup, name: '', role: isMarkup ? 'expected' : null });
  },
};
