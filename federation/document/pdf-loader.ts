// webpack loader: a document (*.sop.md, with the pictures beside it) becomes a PDF.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  return renderPdf(parseDocument(source), { readImage, footer: 'Outage Suite' });
}
