// Lays a parsed document out on A4 pages. The same source gives the same bytes: no date of the build,
// no random identifier.
import PdfDocument from 'pdfkit';
import type { Block } from './parse-document';
import { type Line, layOut } from './text-layout';

export interface PdfOptions {
  readonly readImage: (file: string) => Buffer;
  readonly footer: string;
  /** BCP 47, for readers and for what reads aloud. */
  readonly language?: string;
}

/** Its published types leave this method out. */
type Pdf = PDFKit.PDFDocument & { openImage?: (content: Buffer) => { readonly width: number; readonly height: number } };

const margin = 56;
const colour = { text: '#1b2636', quiet: '#56657c', accent: '#0e5a63', rule: '#cfd7e2', note: '#fff4e0', noteEdge: '#c77700' } as const;
const font = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const size = { title: 24, heading: 14, text: 10.5, small: 8.5 } as const;

const widthOf = (pdf: Pdf) => pdf.page.width - 2 * margin;
const bottomOf = (pdf: Pdf) => pdf.page.height - margin;

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
}

type TextSize = keyof typeof size;
const lineGap = 2.5;
const onBaseline = { lineBreak: false, baseline: 'alphabetic' } as const;

function linesOf(pdf: Pdf, text: string, width: number, textSize: TextSize): Line[] {
  return layOut(text, width, (letters, name) => pdf.font(name).fontSize(size[textSize]).widthOfString(letters));
}

const lineHeight = (pdf: Pdf, textSize: TextSize): number =>
  pdf.font(font.plain).fontSize(size[textSize]).currentLineHeight(true) + lineGap;

function heightOf(pdf: Pdf, text: string, width: number): number {
  return linesOf(pdf, text, width, 'text').length * lineHeight(pdf, 'text');
}

/** Letters of all scripts stand on one line of writing, whatever their fonts need above it. */
function write(pdf: Pdf, text: string, x: number, width: number, textSize: TextSize = 'text', fill: string = colour.text): void {
  const height = lineHeight(pdf, textSize);
  for (const { pieces } of linesOf(pdf, text, width, textSize)) {
    keepTogether(pdf, height);
    const { y } = pdf;
    let left = x;
    for (const { text: letters, font: name, width: taken } of pieces) {
      pdf.font(name).fontSize(size[textSize]).fillColor(fill).text(letters, left, y + size[textSize], onBaseline);
      left += taken;
    }
    pdf.y = y + height;
  }
}

function drawList(pdf: Pdf, items: readonly string[], markOf: (index: number) => string): void {
  const indent = 22;
  items.forEach((item, index) => {
    keepTogether(pdf, heightOf(pdf, item, widthOf(pdf) - indent));
    const { y } = pdf;
    pdf.font(font.bold).fontSize(size.text).fillColor(colour.accent).text(markOf(index), margin, y + size.text, onBaseline);
    pdf.y = y;
    write(pdf, item, margin + indent, widthOf(pdf) - indent);
    pdf.y += 4;
  });
  pdf.y += 6;
}

function drawNote(pdf: Pdf, text: string): void {
  const inner = widthOf(pdf) - 28;
  const height = heightOf(pdf, text, inner) + 16;
  keepTogether(pdf, height);
  const { y } = pdf;
  pdf.rect(margin, y, widthOf(pdf), height).fill(colour.note).rect(margin, y, 4, height).fill(colour.noteEdge);
  pdf.y = y + 9;
  write(pdf, text, margin + 18, inner);
  pdf.y = y + height + 12;
}

function drawImage(pdf: Pdf, content: Buffer, caption: string): void {
  const image = pdf.openImage?.(content) ?? { width: 4, height: 3 };
  const width = widthOf(pdf);
  const height = (image.height / image.width) * width;
  keepTogether(pdf, height + 30);
  const { y } = pdf;
  pdf.image(content, margin, y, { width }).lineWidth(0.75).rect(margin, y, width, height).stroke(colour.rule);
  pdf.y = y + height + 6;
  write(pdf, caption, margin, width, 'small', colour.quiet);
  pdf.y += 12;
}

function drawBlock(pdf: Pdf, block: Block, { readImage }: PdfOptions): void {
  pdf.x = margin;
  switch (block.kind) {
    case 'title':
      pdf.rect(0, 0, pdf.page.width, 10).fill(colour.accent);
      pdf.y = margin + 10;
      write(pdf, `**${block.text}**`, margin, widthOf(pdf), 'title');
      pdf.y += 10;
      break;
    case 'heading':
      keepTogether(pdf, 80);
      pdf.y += 8;
      write(pdf, `**${block.text}**`, margin, widthOf(pdf), 'heading', colour.accent);
      pdf.y += 6;
      break;
    case 'paragraph':
      keepTogether(pdf, heightOf(pdf, block.text, widthOf(pdf)));
      write(pdf, block.text, margin, widthOf(pdf));
      pdf.y += 9;
      break;
    case 'note':
      drawNote(pdf, block.text);
      break;
    case 'steps':
      drawList(pdf, block.items, (index) => `${index + 1}.`);
      break;
    case 'points':
      drawList(pdf, block.items, () => '\u2022');
      break;
    case 'image':
      drawImage(pdf, readImage(block.file), block.caption);
      break;
    case 'pageBreak':
      pdf.addPage();
  }
}

function drawFooters(pdf: Pdf, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    // Below the margin, where text would otherwise open a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.font(font.plain).fontSize(size.small).fillColor(colour.quiet);
    pdf.text(footer, margin, pdf.page.height - 36, { lineBreak: false });
    pdf.text(`${index + 1} / ${count}`, margin, pdf.page.height - 36, { width: widthOf(pdf), align: 'right', lineBreak: false });
  }
}

/** The day that the document itself names as its own. */
function dateOf(blocks: readonly Block[]): Date {
  const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  const [, day, month, year] =
    texts.map((text) => /\*\*(\d{2})-(\d{2})-(\d{4})\*\*/.exec(text)).find((match) => match !== null) ?? [];
  return day === undefined ? new Date(0) : new Date(`${year}-${month}-${day}T00:00:00Z`);
}

export function renderPdf(blocks: readonly Block[], options: PdfOptions): Promise<Buffer> {
  const title = blocks.flatMap((block) => (block.kind === 'title' ? [block.text] : []))[0] ?? options.footer;
  const created = dateOf(blocks);
  const pdf = new PdfDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: options.language ?? 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: options.footer, CreationDate: created, ModDate: created },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    for (const block of blocks) drawBlock(pdf, block, options);
    drawFooters(pdf, options.footer);
    pdf.end();
  });
}
