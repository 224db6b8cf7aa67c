/** The style of the demo's external pages; its hash is in their Content-Security-Policy. */
export const style = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; padding: 2.5rem 1rem; background: light-dark(#eef1f6, #10151d); color: light-dark(#16202e, #e4eaf2); }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 2rem 2rem; border-radius: 0.75rem; background: light-dark(#ffffff, #1a222e); }
.mark { margin: 0; font-size: 0.8rem; font-weight: 600; color: light-dark(#8a4b00, #f0b35e); }
h1 { margin: 0.25rem 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.75rem 0 0.5rem; font-size: 1rem; }
p { margin: 0.5rem 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid light-dark(#d9dfe8, #333f50); text-align: left; vertical-align: top; }
th { width: 40%; font-weight: 500; color: light-dark(#51607a, #a3b1c6); }
td { overflow-wrap: anywhere; }
.good { font-weight: 600; color: light-dark(#176b37, #6fd394); }
.bad { font-weight: 600; color: light-dark(#a4262c, #ff9a94); }
`;
