import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createLineEnder } from './csv-text';

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

describe('line ends of a CSV file', () => {
  it('become CRLF between rows and stay as they are inside a cell, however the chunks fall', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', 'ગ') });
    const file = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 5 });
    fc.assert(
      fc.property(file, fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const lines = rows.map((row) => row.map(quoted).join(','));
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        const endLines = createLineEnder();
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          endLines(bytes.subarray(index * size, (index + 1) * size)),
        );
        expect(Buffer.concat(chunks).toString()).toBe(lines.map((line) => `${line}\r\n`).join(''));
      }),
    );
  });
});
