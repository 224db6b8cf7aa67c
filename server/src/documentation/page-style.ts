export const style = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1c2430, #e4e9f0); --quiet: light-dark(#56616f, #9aa7b6);
  --paper: light-dark(#f6f7f9, #12161c); --card: light-dark(#fff, #1a2029); --line: light-dark(#dde2e8, #2c3542);
  --get: light-dark(#0b6b3a, #5fd39a); --post: light-dark(#1d4fc4, #8db4ff); --put: light-dark(#8a5300, #f0b35c);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 small { color: var(--quiet); font-weight: 400; font-size: 1rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; text-transform: capitalize; }
h4 { margin: 1rem 0 .25rem; font-size: .85rem; color: var(--quiet); }
nav a { margin-right: .75rem; }
a { color: var(--post); }
details { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; }
summary { padding: .6rem .9rem; cursor: pointer; }
summary:focus-visible, a:focus-visible, pre:focus-visible { outline: 2px solid var(--post); outline-offset: 2px; }
.body { padding: 0 .9rem .9rem; border-top: 1px solid var(--line); }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700; font-size: .8rem; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); }
.access { float: right; color: var(--quiet); font-size: .85rem; }
code, pre { font: .85rem/1.45 ui-monospace, monospace; }
pre { margin: 0; padding: .75rem; max-height: 24rem; overflow: auto; background: var(--paper); border-radius: 6px; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th, td { text-align: left; padding: .25rem .5rem .25rem 0; border-bottom: 1px solid var(--line); }
`;
