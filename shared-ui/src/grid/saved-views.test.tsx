import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { SavedView } from 'shared-contracts/entity/saved-view';
import { NoticeOutlet } from '../notice/notice-outlet';
import { provideDialogElement } from '../testing/dialog-element';
import { fakeViews } from './testing/fake-views';
import { press, pressInDialog, showGrid } from './testing/feeder-grid';
import { showGridB } from './testing/site-grid';

const night: SavedView = {
  id: 7,
  name: 'Night shift',
  search: 'filter.feeder_name=contain%3AJGY&sort=id%3Aasc',
  columns: ['id', 'feeder_name'],
};
const plain: SavedView = { id: 8, name: 'All', search: '', columns: ['id', 'feeder_name', 'started', 'duration'] };

function show(address = '/', ...views: SavedView[]) {
  const fake = fakeViews(...views);
  const grid = showGrid(address, { gridId: 'employees' }, undefined, fake.answers);
  render(<NoticeOutlet />);
  return { ...grid, ...fake };
}

const headers = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map((header) => header.textContent?.trim());
const trigger = () => screen.getByRole('button', { name: /^Views/ });
const panel = () => screen.findByRole('group', { name: 'Views' });

/** Opens the menu and waits for the views. */
async function open() {
  fireEvent.click(trigger());
  await screen.findByRole('button', { name: 'Save view...' });
  return within(await panel());
}

beforeEach(provideDialogElement);
afterEach(() => window.localStorage.clear());

describe('saved views of a list', () => {
  it('stand before the tool bar, which keeps its buttons and their order, and are not asked for before somebody looks', async () => {
    const { server } = show();
    await screen.findByText('Feeder 1');
    const tools = trigger().parentElement?.parentElement;
    const names = within(tools as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Views', 'Reload', 'Columns', 'Reset', 'Download', 'Compact rows']);
    expect(server.queries).toHaveLength(1);
    await open();
    expect(await panel()).toHaveTextContent('A view keeps the filters');
  });

  it('are not offered where the server does not keep them', async () => {
    showGrid();
    await screen.findByText('Feeder 1');
    expect(screen.queryByRole('button', { name: /^Views/ })).toBeNull();
  });

  it('choosing one rewrites the address and shows its columns; Back undoes both', async () => {
    const { address, router, server } = show('/?page=3', night);
    await screen.findByText('Feeder 21');
    const before = headers();
    fireEvent.click((await open()).getByRole('button', { name: 'Night shift' }));
    expect(address()).toBe('?filter.feeder_name=contain:JGY&sort=id:asc&view=7');
    expect(screen.getByRole('button', { name: 'Views: Night shift' })).toHaveFocus();
    await waitFor(() => expect(headers()).toEqual(['Action', 'Id', 'Feeder Name']));
    expect(server.queries.at(-1)).toMatchObject({ offset: 0, orderBy: 'id', orderByType: 'asc' });
    await act(() => router.navigate(-1));
    expect(address()).toBe('?page=3');
    expect(headers()).toEqual(before);
    expect(trigger()).toHaveAccessibleName('Views');
  });

  it('the address alone brings one back, and the current one is marked in the menu', async () => {
    show('/?filter.feeder_name=contain%3AJGY&sort=id%3Aasc&view=7', night, plain);
    expect(await screen.findByRole('button', { name: 'Views: Night shift' })).toBeInTheDocument();
    expect(headers()).toEqual(['Action', 'Id', 'Feeder Name']);
    const menu = await open();
    expect(menu.getByRole('button', { name: 'Night shift' })).toHaveAttribute('aria-current', 'true');
    expect(menu.getByRole('button', { name: 'All' })).not.toHaveAttribute('aria-current');
  });

  it('a changed list says so, and Update keeps it', async () => {
    const { views, address } = show('/?view=8', plain);
    await screen.findByRole('button', { name: 'Views: All' });
    press('Sort by Feeder Name');
    expect(await screen.findByRole('button', { name: 'Views: All, changed' })).toBeInTheDocument();
    fireEvent.click((await open()).getByRole('button', { name: 'Update “All”' }));
    expect(await screen.findByText('The view “All” is updated.')).toBeInTheDocument();
    expect(views).toEqual([{ ...plain, search: 'sort=feeder_name%3Aasc' }]);
    expect(address()).toBe('?view=8&sort=feeder_name:asc');
    await screen.findByRole('button', { name: 'Views: All' });
  });

  it('columns chosen in a view change it, and do not become the columns of the list', async () => {
    show('/?view=8', plain);
    await screen.findByRole('button', { name: 'Views: All' });
    press('Columns');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Duration' }));
    pressInDialog('Apply');
    expect(await screen.findByRole('button', { name: 'Views: All, changed' })).toBeInTheDocument();
    expect(headers()).not.toContain('Duration');
    expect(window.localStorage).toHaveLength(0);
    fireEvent.click((await open()).getByRole('button', { name: 'All' }));
    expect(await screen.findByRole('button', { name: 'Views: All' })).toBeInTheDocument();
    expect(headers()).toContain('Duration');
  });

  it('Reset leaves the view', async () => {
    const { address } = show('/?view=7&sort=id%3Aasc', night);
    await screen.findByRole('button', { name: 'Views: Night shift, changed' });
    press('Reset');
    expect(address()).toBe('');
    expect(trigger()).toHaveAccessibleName('Views');
    expect(headers()).toContain('Duration');
  });

  it('Save asks for a name, says when one is replaced, and shows the new view as current', async () => {
    const { views, address } = show('/?sort=id%3Adesc&page=2', night);
    await screen.findByText('Feeder 11');
    fireEvent.click((await open()).getByRole('button', { name: 'Save view...' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveFocus();
    pressInDialog('Save');
    expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
    fireEvent.change(name, { target: { value: ' night SHIFT ' } });
    expect(screen.getByText('You have a view of this name. It will be replaced.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Replace' })).toBeInTheDocument();
    fireEvent.change(name, { target: { value: ' Newest ' } });
    pressInDialog('Save');
    expect(await screen.findByRole('button', { name: 'Views: Newest' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(views).toEqual([
      night,
      { id: 101, name: 'Newest', search: 'sort=id%3Adesc', columns: ['id', 'feeder_name', 'started', 'duration'] },
    ]);
    expect(address()).toBe('?sort=id:desc&page=2&view=101');
  });

  it('a refusal of the server stays in the dialog with what was typed', async () => {
    const fake = fakeViews();
    const refuse = () => {
      throw new Error('A list keeps at most 50 views. Delete one of them first.');
    };
    showGrid('/', { gridId: 'employees' }, undefined, { ...fake.answers, saveView: refuse });
    await screen.findByText('Feeder 1');
    fireEvent.click((await open()).getByRole('button', { name: 'Save view...' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Late' } });
    pressInDialog('Save');
    expect(await screen.findByText('A list keeps at most 50 views. Delete one of them first.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Late');
  });

  it('Delete asks first, forgets the view and leaves the list as it is', async () => {
    const { views, address } = show('/?view=7&sort=id%3Aasc', night);
    await screen.findByRole('button', { name: /Views: Night shift/ });
    fireEvent.click((await open()).getByRole('button', { name: 'Delete view Night shift' }));
    expect(await screen.findByRole('dialog', { name: 'Delete view' })).toHaveTextContent('Delete the view “Night shift”?');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The view “Night shift” is deleted.')).toBeInTheDocument();
    expect(views).toEqual([]);
    expect(address()).toBe('?sort=id:asc');
  });

  it('is applied as far as the list still goes, and says what is gone', async () => {
    const { address } = show('/', {
      id: 9,
      name: 'Old',
      search: 'filter.feeder_colour=%3D%3Ared&filter.feeder_name=contain%3AJGY&filter.id=contain%3A7&sort=paint%3Aasc',
      columns: ['id', 'fuse_size'],
    });
    await screen.findByText('Feeder 1');
    fireEvent.click((await open()).getByRole('button', { name: 'Old' }));
    expect(address()).toBe('?filter.feeder_name=contain:JGY&view=9');
    expect(
      await screen.findByText('The view “Old” is applied without what this list no longer has: feeder colour, id, paint, fuse size.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Views: Old' })).toBeInTheDocument();
    await waitFor(() => expect(headers()).toEqual(['Action', 'Id']));
  });

  it('an address that names the view of somebody else is a list like any other', async () => {
    show('/?view=999', night);
    await screen.findByText('Feeder 1');
    await open();
    expect(screen.getByRole('button', { name: 'Views' })).toBeInTheDocument();
  });

  it('Escape closes the menu and gives the focus back; a click elsewhere closes it', async () => {
    show('/', night);
    await open();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Night shift' }), { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'Views' })).toBeNull();
    expect(trigger()).toHaveFocus();
    await open();
    fireEvent.mouseDown(document.body);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Views' })).toBeNull());
  });

  it('says when they cannot be loaded, and tries again', async () => {
    const fake = fakeViews(night);
    let isAway = true;
    showGrid('/', { gridId: 'employees' }, undefined, {
      ...fake.answers,
      listViews: (...call) => {
        if (isAway) throw new Error('away');
        return fake.answers.listViews?.(...call);
      },
    });
    fireEvent.click(trigger());
    expect(await screen.findByText('Your views could not be loaded.')).toBeInTheDocument();
    isAway = false;
    press('Retry');
    expect(await screen.findByRole('button', { name: 'Night shift' })).toBeInTheDocument();
  });

  it('parameters that set up the list are kept with it, the record open beside it is not', async () => {
    const fake = fakeViews();
    showGrid('/?fid=12&outage=5', { gridId: 'outages', viewParameters: ['fid'] }, undefined, fake.answers);
    fireEvent.click((await open()).getByRole('button', { name: 'Save view...' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Mine' } });
    pressInDialog('Save');
    await waitFor(() => expect(fake.views).toMatchObject([{ name: 'Mine', search: 'fid=12' }]));
  });

  it('Grid B has them too, before its tool bar', async () => {
    const fake = fakeViews({ id: 3, name: 'Gas', search: 'filter.kind=equals%3AGIS&filter.day=', columns: ['name', 'kind'] });
    const { address } = showGridB('/', { gridId: 'substations' }, undefined, fake.answers);
    await screen.findByText('Site 1');
    const tools = trigger().parentElement?.parentElement;
    const names = within(tools as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Views', 'Reload', 'Columns', 'Reset', 'Download', 'Compact rows']);
    fireEvent.click((await open()).getByRole('button', { name: 'Gas' }));
    expect(address()).toBe('?filter.kind=equals:GIS&filter.day=&view=3');
    await waitFor(() => expect(headers()).toEqual(['Site', 'Kind']));
  });
});
