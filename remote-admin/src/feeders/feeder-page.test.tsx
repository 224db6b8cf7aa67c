import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { choose, chosen } from 'shared-ui/testing';
import { enter, press, showPage } from '../testing/show-page';

const values = {
  feeder_id: '100001',
  name: 'Anand Town',
  category: 'URBAN',
  substation_code: '95010101',
  subdivision_code: '03010101',
  consumers: '2400',
  latitude: '',
  longitude: '',
};
const substation = { code: '95010101', name: '66 kV Anand', path: ['GETCO', 'Anand'], latitude: 22.56, longitude: 72.95 };
const emptyList = {
  listFeeders: () => ({ dataSource: [], totalRecords: { count: 0 } }),
  searchOffices: (input: unknown) => ({ data: JSON.stringify(input).includes(substation.code) ? [substation] : [] }),
};
const recorded = () => ({ data: { values, isRetired: false } });
const success = { status: 'Success', message: 'Saved.' };

describe('a feeder', () => {
  it('is changed by its form, which keeps its id', async () => {
    const changeFeeder = jest.fn<(input: unknown) => unknown>(() => success);
    const { address } = showPage('/modules/feeders/100001', {
      ...emptyList,
      getFeeder: recorded,
      changeFeeder,
    });
    expect(await screen.findByLabelText('Feeder Id')).toHaveAttribute('readonly');
    expect(chosen('Category')).toBe('URBAN');
    enter('Consumers', '2500');
    await choose('Category', 'JGY');
    await press('Save');
    // Only what was changed is sent: nobody else's change is taken back.
    expect(changeFeeder.mock.calls[0]?.[0]).toEqual({ params: { key: '100001' }, body: { category: 'JGY', consumers: '2500' } });
    expect(address()).toBe('/modules/feeders');
  });

  it('shows whose codes it has, and stands where its substation stands until it has a place of its own', async () => {
    const changeFeeder = jest.fn<(input: unknown) => unknown>(() => success);
    showPage('/modules/feeders/100001', { ...emptyList, getFeeder: recorded, changeFeeder });
    expect(await screen.findByText('66 kV Anand, Anand, GETCO')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: /that of the substation, 22.56 north, 72.95 east/ })).toBeInTheDocument();
    enter('Latitude', '22.6');
    enter('Longitude', '73');
    expect(screen.getByRole('img', { name: 'Map of Gujarat: the place is 22.6 north, 73 east.' })).toBeInTheDocument();
    await press('Save');
    expect(changeFeeder.mock.calls[0]?.[0]).toEqual({ params: { key: '100001' }, body: { latitude: '22.6', longitude: '73' } });
  });

  it('keeps what was typed over a reload, and asks before it is lost', async () => {
    const { reload, goTo, address } = showPage('/modules/feeders/100001', { ...emptyList, getFeeder: recorded });
    await screen.findByLabelText('Consumers');
    enter('Consumers', '2500');
    reload();
    expect(await screen.findByLabelText('Consumers')).toHaveValue('2500');
    expect(screen.getByRole('note')).toHaveTextContent('What you typed before is back.');
    await goTo('/modules/feeders');
    expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeInTheDocument();
    expect(address()).toBe('/modules/feeders/100001');
  });

  it('is marked at the fields that are wrong', async () => {
    const changeFeeder = () => {
      const faults = [{ field: 'latitude', code: 'place.half' }];
      throw new ApiError({ kind: 'http', call: 'changeFeeder', status: 422, message: 'Wrong.', faults });
    };
    showPage('/modules/feeders/100001', { ...emptyList, getFeeder: recorded, changeFeeder });
    await screen.findByLabelText('Latitude');
    enter('Longitude', '73');
    await press('Save');
    expect(screen.getByLabelText('Latitude')).toHaveAccessibleDescription('Give both degrees, or neither.');
    expect(screen.getByLabelText('Latitude')).toHaveFocus();
  });

  it('is added, and what was typed stays when it is refused', async () => {
    const addFeeder = jest.fn<(input: unknown) => unknown>(() => {
      throw new ApiError({ kind: 'http', call: 'addFeeder', status: 409, message: 'The feeder 7 is there already.' });
    });
    const { address } = showPage('/modules/feeders/new', { ...emptyList, addFeeder });
    enter('Feeder Id', '7');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('It could not be saved: The feeder 7 is there already.');
    expect(screen.getByLabelText('Feeder Id')).toHaveValue('7');
    expect(address()).toBe('/modules/feeders/new');
  });

  it('that nobody has is not found', async () => {
    const getFeeder = () => {
      throw new ApiError({ kind: 'http', call: 'getFeeder', status: 404, message: 'No such feeder.' });
    };
    showPage('/modules/feeders/8', { getFeeder });
    expect(await screen.findByText('404 Error | Page Not Found...')).toBeInTheDocument();
  });
});
