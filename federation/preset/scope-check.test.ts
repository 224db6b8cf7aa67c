import { describe, expect, it } from '@jest/globals';
import { findUnscoped } from './scope-check';

describe('findUnscoped', () => {
  it('finds what reaches beyond the remote, wherever it stands', () => {
    const css = `
      .remote-demo-page { color: red }
      h1 { color: red }
      @media (width < 600px) { @layer base { .remote-demo-page, .ant-btn { margin: 0 } } }
    `;
    expect(findUnscoped(css, 'remote-demo-')).toEqual(['h1', '.ant-btn']);
  });

  it('lets the steps of an animation, fonts and nested rules pass', () => {
    const css = `
      @keyframes remote-demo-turn { from { rotate: 0deg } 50% { rotate: 90deg } to { rotate: 180deg } }
      @font-face { font-family: Demo; src: url(demo.woff2) }
      .remote-demo-page { &:hover { color: red } h2 { color: red } }
    `;
    expect(findUnscoped(css, 'remote-demo-')).toEqual([]);
  });
});
