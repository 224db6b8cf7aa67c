// webpack loader: a document (*.sop.md, with the pictures beside it) becomes a PDF. `complaint.gu.sop.md` is in Gujarati.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { parseDocument } from './parse-document';
import { renderPdf } from './render-pdf';

// webpack asks a loader for its default export.
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader from the default export
export default async function pdfLoader(this: LoaderContext<object>, source: string): Promise<Buffer> {
  const readImage = (file: string): Buffer => {
    const path = join(this.context, file);
    this.addDependency(path);
    return readFileSync(path);
  };
  const [, language] = /\.([a-z]{2})\.sop\.md$/.exec(basename(this.resourcePath)) ?? [];
  return renderPdf(parseDocument(source), { readImage, footer: 'Outage Suite', ...(language !== undefined && { language }) });
}
