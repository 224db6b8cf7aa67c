import { describe, expect, it } from '@jest/globals';
import { parseDocument, splitRuns } from './parse-document';
import { renderPdf } from './render-pdf';
import { layOut } from './text-layout';

const source = `# Title

A paragraph
on two lines with **bold** words.

## Heading

1. First step
   goes on.
2. Second step

- a point

> A note
> on two lines.

---

Last page.`;

const options = { readImage: () => Buffer.alloc(0), footer: 'Outage Suite' };

describe('a printable document', () => {
  it('is read block by block', () => {
    expect(parseDocument(source)).toEqual([
      { kind: 'title', text: 'Title' },
      { kind: 'paragraph', text: 'A paragraph on two lines with **bold** words.' },
      { kind: 'heading', text: 'Heading' },
      { kind: 'steps', items: ['First step goes on.', 'Second step'] },
      { kind: 'points', items: ['a point'] },
      { kind: 'note', text: 'A note on two lines.' },
      { kind: 'pageBreak' },
      { kind: 'paragraph', text: 'Last page.' },
    ]);
    expect(parseDocument('![A list.](list.jpg)')).toEqual([{ kind: 'image', caption: 'A list.', file: 'list.jpg' }]);
  });

  it.each(['### too deep', '| a | table |', '```', '# Title\nwithout an empty line', '- point\nnot indented'])(
    'refuses what it would lose: %j',
    (text) => {
      expect(() => parseDocument(text)).toThrow();
    },
  );

  it('knows bold words', () => {
    expect(splitRuns('Choose **Help** now')).toEqual([
      { text: 'Choose ', isBold: false },
      { text: 'Help', isBold: true },
      { text: ' now', isBold: false },
    ]);
  });

  it('becomes a PDF of two pages, the same bytes each time', async () => {
    const [first, second] = [await renderPdf(parseDocument(source), options), await renderPdf(parseDocument(source), options)];
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.toString('latin1')).toContain('/Count 2');
    expect(first.equals(second)).toBe(true);
  });

  it('embeds the letters of Gujarati and Hindi, and keeps Latin words inside a sentence', async () => {
    const mixed = '# વિક્ષેપ\n\nહવે **ફરી લોડ** કરો (GETCO).\n\nव्यवधान, श्रेणी';
    const pdf = await renderPdf(parseDocument(mixed), { ...options, language: 'gu' });
    for (const font of ['NotoSansGujarati-Bold', 'NotoSansGujarati-Regular', 'NotoSansDevanagari-Regular', 'Helvetica'])
      expect(pdf.toString('latin1')).toContain(font);
    expect(pdf.toString('latin1')).toContain('/Lang (gu)');
  });

  it('breaks a line between words only, each letter in a font that has it', () => {
    const lines = layOut('**ફીડર**, GETCO ફીડર આઈડી', 12, (text) => text.length);
    expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual(['ફીડર, GETCO', 'ફીડર આઈડી']);
    expect(lines[0]?.pieces.map(({ font }) => /gujarati-700|Helvetica/.exec(font)?.[0])).toEqual([
      'gujarati-700', 'Helvetica', 'Helvetica', 'Helvetica',
    ]);
  });

  it('tells its language, and the day that it names as its own', async () => {
    const pdf = await renderPdf(parseDocument(`${source}\n\nVersion **1.0**, dated **21-11-2026**.`), options);
    expect(pdf.toString('latin1')).toContain('/Lang (en-IN)');
    expect(pdf.toString('latin1')).toContain('(D:20261121000000Z)');
  });
});
