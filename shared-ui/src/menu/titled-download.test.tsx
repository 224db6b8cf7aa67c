import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { switchLanguage } from '../language/switch-language';
import { type FileTitles, TitledDownload } from './titled-download';

const onDownload = jest.fn<(titles: FileTitles) => void>();
beforeEach(() => void onDownload.mockClear());
afterEach(() => act(() => switchLanguage('en')));

const show = () =>
  render(
    <TitledDownload label="Download" onDownload={onDownload}>
      <button type="button" onClick={() => onDownload('english')}>
        Download
      </button>
    </TitledDownload>,
  );

describe('a download with titles', () => {
  it('asks nothing of those who use the suite in English', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(onDownload.mock.calls).toEqual([['english']]);
  });

  it('has English titles first, and those of the language in force as a second choice', async () => {
    await switchLanguage('gu');
    show();
    for (const name of ['અંગ્રેજી શીર્ષક સાથે', 'ગુજરાતી શીર્ષક સાથે']) {
      await userEvent.click(await screen.findByRole('button', { name: 'Download', expanded: false }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    }
    expect(onDownload.mock.calls).toEqual([['english'], ['own']]);
  });
});
