import { expect, it } from '@jest/globals';
import { consumedShare } from './consumed-share';

const shareOf = (identifier: string) => consumedShare({ identifier: () => identifier });

it('finds what a build takes from the host', () => {
  expect(shareOf('consume-shared-module|default|luxon|^3.7.0|true|undefined|true|false')).toEqual({ request: 'luxon', fallback: '' });
});

it('finds a copy that the build brings along', () => {
  expect(shareOf('consume-shared-module|default|react/jsx-runtime|^19.3.0|true|react/jsx-runtime.js|true|false'))
    .toEqual({ request: 'react/jsx-runtime', fallback: 'react/jsx-runtime.js' });
});

it('leaves other modules alone', () => {
  expect(shareOf('/src/routes.tsx')).toBeNull();
  expect(shareOf('provide module (default) luxon@3.7.2 = luxon.js')).toBeNull();
});
