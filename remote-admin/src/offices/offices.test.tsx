import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import type { OfficeNode } from 'shared-contracts/endpoint/master-data/list-offices';
import { chosen } from 'shared-ui/testing';
import { enter, press, showPage } from '../testing/show-page';

const getco: OfficeNode = {
  code: '95000000',
  type: 'company',
  name: 'GETCO',
  company: 'GETCO',
  parentCode: null,
  children: 1,
  feeders: 0,
  isRetired: false,
};
const anand: OfficeNode = { ...getco, code: '95010000', type: 'circle', name: 'Anand', parentCode: '95000000', children: 0, feeders: 3 };
const values = { code: '95010000', type: 'circle', name: 'Anand', company: 'GETCO' };
const success = { status: 'Success', message: 'Saved.' };
const refuse = (call: string, message: string) => () => {
  throw new ApiError({ kind: 'http', call, status: 409, message, errors: [message] });
};
const tree = { listOffices: (input: unknown) => ({ data: JSON.stringify(input).includes('below') ? [anand] : [getco] }) };
const getOffice = () => ({ data: { values, isRetired: false } });

/** Answers yes to a question. */
async function confirm(question: string, label: string): Promise<void> {
  const popup = (await screen.findByText(question)).closest<HTMLElement>('.ant-popconfirm');
  if (popup === null) throw new Error('nothing asks');
  await act(async () => fireEvent.click(within(popup).getByRole('button', { name: label })));
}

describe('the tree of offices', () => {
  it('asks for a level when it is opened', async () => {
    const listOffices = jest.fn<(input: unknown) => unknown>(tree.listOffices);
    showPage('/modules/offices', { listOffices });
    fireEvent.click(await screen.findByRole('button', { name: 'Show what is below GETCO' }));
    const level = await screen.findByRole('list', { name: 'GETCO' });
    expect(within(level).getByRole('listitem')).toHaveTextContent('Anand95010000Circle3 feeders');
    expect(listOffices.mock.calls.map(([input]) => input)).toEqual([{ query: {} }, { query: { below: '95000000' } }]);
  });

  it('is searched by name or code', async () => {
    const listOffices = jest.fn<(input: unknown) => unknown>((input) => ({
      data: JSON.stringify(input).includes('search') ? [anand] : [getco],
    }));
    showPage('/modules/offices', { listOffices });
    enter('Search', 'Ana');
    const found = await screen.findByRole('list', { name: 'Offices found' }, { timeout: 5000 });
    expect(within(found).getByRole('link', { name: 'Edit office Anand' })).toHaveAttribute('href', '/modules/offices/95010000');
    expect(listOffices.mock.lastCall?.[0]).toEqual({ query: { search: 'Ana' } });
  });
});

describe('an office', () => {
  it('is added below another, whose digits, company and level are known', async () => {
    const addOffice = jest.fn<(input: unknown) => unknown>(() => success);
    const { address } = showPage('/modules/offices/new?below=95000000', { ...tree, addOffice });
    expect(chosen('Type')).toBe('Circle');
    enter('Eurja Code', '95020000');
    enter('Name', 'Nadiad');
    await press('Save');
    expect(addOffice.mock.calls[0]?.[0]).toEqual({ body: { code: '95020000', type: 'circle', company: 'GETCO', name: 'Nadiad' } });
    expect(address()).toBe('/modules/offices');
  });

  it('is renamed, and keeps its code with what the code says', async () => {
    const changeOffice = jest.fn<(input: unknown) => unknown>(() => success);
    showPage('/modules/offices/95010000', { ...tree, getOffice, changeOffice });
    await screen.findByLabelText('Eurja Code');
    for (const [label, value] of [['Eurja Code', '95010000'], ['Type', 'Circle'], ['Company', 'GETCO']] as const) {
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    enter('Name', 'Anand City');
    await press('Save');
    expect(changeOffice.mock.calls[0]?.[0]).toEqual({
      params: { key: '95010000' },
      body: { name: 'Anand City' },
    });
  });

  it('is retired only after a question, and a refusal is told', async () => {
    const retireOffice = jest.fn<(input: unknown) => unknown>(refuse('retireOffice', 'Office 95010000 still has 3 feeders.'));
    const { address } = showPage('/modules/offices/95010000', { ...tree, getOffice, retireOffice });
    fireEvent.click(await screen.findByRole('button', { name: 'Retire' }));
    expect(retireOffice).not.toHaveBeenCalled();
    await confirm('Take office Anand out of use?', 'Retire');
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be saved: Office 95010000 still has 3 feeders.');
    expect(address()).toBe('/modules/offices/95010000');
  });

  it('is moved, and the code that was typed stays when it is refused', async () => {
    const moveOffice = jest.fn<(input: unknown) => unknown>(refuse('moveOffice', 'The code 95020000 is already in use.'));
    showPage('/modules/offices/95010000', { ...tree, getOffice, moveOffice });
    await screen.findByLabelText('New Eurja Code');
    enter('New Eurja Code', '95020000');
    await press('Move');
    await confirm('Move Anand to 95020000?', 'Move');
    expect(moveOffice.mock.calls[0]?.[0]).toEqual({ params: { key: '95010000' }, body: { code: '95020000' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The code 95020000 is already in use.');
    expect(screen.getByLabelText('New Eurja Code')).toHaveValue('95020000');
  });

  it('keeps the code of its new place until it has moved', async () => {
    const moveOffice = jest.fn<(input: unknown) => unknown>(() => success);
    const answers = { ...tree, getOffice, moveOffice };
    const { reload, goTo } = showPage('/modules/offices/95010000', answers);
    await screen.findByLabelText('New Eurja Code');
    enter('New Eurja Code', '95030000');
    reload();
    expect(await screen.findByLabelText('New Eurja Code')).toHaveValue('95030000');
    expect(screen.getByRole('note')).toHaveTextContent('What you typed before is back.');
    await press('Move');
    await confirm('Move Anand to 95030000?', 'Move');
    await goTo('/modules/offices/95010000');
    expect(await screen.findByLabelText('New Eurja Code')).toHaveValue('');
  });

  it('that is retired is taken into use again by saving it', async () => {
    const addOffice = jest.fn<(input: unknown) => unknown>(() => success);
    showPage('/modules/offices/95010000', { ...tree, getOffice: () => ({ data: { values, isRetired: true } }), addOffice });
    expect(await screen.findByRole('note')).toHaveTextContent('It is retired. Save to take it into use again.');
    await press('Save');
    expect(addOffice.mock.calls[0]?.[0]).toEqual({ body: values });
  });
});

describe('a substation of the tree', () => {
  const substation: OfficeNode = { ...anand, code: '95010101', type: 'substation', name: '66 kV Anand', parentCode: '95010100' };
  const facts = { code: '95010101', name: '66 kV Anand', voltage_class: '66', is_coastal: 'false', latitude: '22.5', longitude: '72.9' };

  it('is edited by whoever manages substations', async () => {
    const changeSubstation = jest.fn<(input: unknown) => unknown>(() => success);
    const answers = {
      listOffices: () => ({ data: [substation] }),
      searchOffices: () => ({ data: [] }),
      getSubstation: () => ({ data: { values: facts, isRetired: false } }),
      changeSubstation,
    };
    const { address, goTo } = showPage('/modules/offices', answers);
    const link = await screen.findByRole('link', { name: 'Edit office 66 kV Anand' });
    expect(link).toHaveAttribute('href', '/modules/substations/95010101');
    await goTo('/modules/substations/95010101');
    expect(await screen.findByLabelText('Eurja Code')).toHaveAttribute('readonly');
    expect(chosen('Coastal')).toBe('No');
    enter('Latitude', '22.6');
    await press('Save');
    expect(changeSubstation.mock.calls[0]?.[0]).toEqual({ params: { key: '95010101' }, body: { latitude: '22.6' } });
    expect(address()).toBe('/modules/offices');
  });

  it('is moved by whoever manages offices too', async () => {
    const moveOffice = jest.fn<(input: unknown) => unknown>(() => success);
    const getSubstation = () => ({ data: { values: facts, isRetired: false } });
    const answers = { ...tree, searchOffices: () => ({ data: [] }), getSubstation, moveOffice };
    showPage('/modules/substations/95010101', answers);
    await screen.findByLabelText('New Eurja Code');
    enter('New Eurja Code', '95020101');
    await press('Move');
    await confirm('Move 66 kV Anand to 95020101?', 'Move');
    expect(moveOffice.mock.calls[0]?.[0]).toEqual({ params: { key: '95010101' }, body: { code: '95020101' } });
    cleanup();
    showPage('/modules/substations/95010101', answers, { permissions: ['manage-substation'], companyName: 'GETCO', orgType: 'Division' });
    await screen.findByLabelText('Eurja Code');
    expect(screen.queryByLabelText('New Eurja Code')).toBeNull();
  });

  it('has no link for whoever does not', async () => {
    showPage('/modules/offices', { listOffices: () => ({ data: [substation] }) }, { permissions: ['manage-office'], companyName: 'GETCO' });
    expect(await screen.findByText('66 kV Anand')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /66 kV Anand/ })).toBeNull();
  });
});
