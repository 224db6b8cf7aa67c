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
};
const emptyList = { listFeeders: () => ({ dataSource: [], totalRecords: { count: 0 } }) };
const success = { status: 'Success', message: 'Saved.' };

describe('a feeder', () => {
  it('is changed by its form, which keeps its id', async () => {
    const changeFeeder = jest.fn<(input: unknown) => unknown>(() => success);
    const { address } = showPage('/modules/feeders/100001', {
      ...emptyList,
      getFeeder: () => ({ data: { values, isRetired: false } }),
      changeFeeder,
    });
    expect(await screen.findByLabelText('Feeder Id')).toHaveAttribute('readonly');
    expect(chosen('Category')).toBe('URBAN');
    enter('Consumers', '2500');
    await choose('Category', 'JGY');
    await press('Save');
    const { feeder_id: key, ...body } = values;
    expect(changeFeeder.mock.calls[0]?.[0]).toEqual({ params: { key }, body: { ...body, category: 'JGY', consumers: '2500' } });
    expect(address()).toBe('/modules/feeders');
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
