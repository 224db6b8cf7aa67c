import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readXml } from './xml';

const plain = async (content: string): Promise<unknown> => JSON.parse(JSON.stringify(await readXml(content)));

describe('XML', () => {
  it('is read as JSON of the same names: without prefixes, several of one name as a list', async () => {
    const content = `<?xml version="1.0"?><m:Message xmlns:m="urn:x">
      <m:Outage mRID="7"><m:note>a &lt; b &#38; <![CDATA[<c>]]></m:note></m:Outage>
      <m:Outage mRID="8"/><empty/></m:Message>`;
    expect(await plain(content)).toEqual({
      Message: { Outage: [{ mRID: '7', note: 'a < b & <c>' }, { mRID: '8' }], empty: '' },
    });
  });

  it.each([
    ['a billion laughs', `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><l>&b;</l>`, 'document type'],
    ['a file from elsewhere', `<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><l>&x;</l>`, 'document type'],
    ['an entity that nobody declared', '<l>&x;</l>', 'entity'],
    ['too deep a nest', '<a>'.repeat(50_000) + '</a>'.repeat(50_000), 'deeper'],
    ['too many elements', `<a>${'<b/>'.repeat(600_000)}</a>`, 'more than'],
    ['an open end', '<a><b></b>', 'lose'],
    ['a wrong end', '<a></b>', 'tag'],
    ['no element', '   ', 'element'],
    ['JSON', '{"a":1}', ''],
    ['too many attributes', `<a ${Array.from({ length: 60 }, (_, index) => `x${index}=""`).join(' ')}/>`, 'attributes'],
    ['an attribute that the parser trips over', '<a hasOwnProperty="x" b="1"/>', 'name'],
  ])('is refused with %s', async (_name, content, reason) => {
    const read = readXml(content);
    await expect(read).rejects.toThrow(Error);
    await expect(read).rejects.toThrow(reason);
  });

  it('takes the names of members as names', async () => {
    const { a } = await readXml('<a><__proto__><x>1</x></__proto__><constructor>2</constructor></a>');
    expect(JSON.stringify(a)).toBe('{"__proto__":{"x":"1"},"constructor":"2"}');
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('x');
  });

  it('leaves others their turn while it is long', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    await readXml(`<a>${'<b>x</b>'.repeat(100_000)}</a>`);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });

  it('of any kind is read or refused by an Error', async () => {
    const parts = ['<a>', '</a>', '<b/>', '<!DOCTYPE x>', '&amp;', '&x;', '<![CDATA[', ']]>', '<!--', '-->', '<?x?>', '"', '=', '<'];
    const part = fc.constantFrom(...parts);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(part, fc.string()), { maxLength: 30 }), async (chosen) => {
        try {
          expect(typeof (await readXml(chosen.join('')))).toBe('object');
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          expect(error).not.toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
