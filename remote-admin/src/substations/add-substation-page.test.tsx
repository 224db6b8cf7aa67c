import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { clearSession } from 'shared-ui/session';
import { choose, chosen, optionsOf, typeMoment } from 'shared-ui/testing';
import { asksOnLeaving, closeMessage, enter, press, showPage } from '../testing/show-page';

const divisions = { data: [{ circleName: 'Gondal', divisionName: 'Gondal-1', eurjaCode: '95040100' }] };
const subdivisions = {
  data: [
    { companyName: 'PGVCL', circleName: 'Rajkot', divisionName: 'Gondal', subdivisionName: 'Gondal Town', eurjaCode: '01030201' },
  ],
};

function open(answers: Parameters<typeof showPage>[1] = {}) {
  return showPage('/substation/create', { searchDivision: () => divisions, searchSubdivision: () => subdivisions, ...answers });
}

async function find(label: string, text: string): Promise<void> {
  enter(label, text);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAttribute('aria-expanded', 'true'));
  fireEvent.click((await optionsOf(screen.getByLabelText(label))).getByRole('option'));
}

async function submitted(): Promise<string | null> {
  await press('Submit');
  return closeMessage('Error');
}

describe('Add Substation', () => {
  it('shows every message of the substation form in its order, the first of all in the error dialog, and goes to its field', async () => {
    const createSubstation = jest.fn<(input: unknown) => unknown>(() => ({
      status: 'Success',
      message: 'Substation created successfully.',
    }));
    open({ createSubstation });
    const refused = async (message: string, label: string) => {
      expect(await submitted()).toBe(message);
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    };
    await refused('Substation Name is required.', 'Substation Name');
    // All failures are collected: the last field is marked as well.
    expect(screen.getByLabelText('Mobile Number')).toHaveAttribute('aria-invalid', 'true');
    enter('Substation Name', '66 kV Navagam');
    await refused('Substation Eurja Code must be 8 digits long.', 'Substation Eurja Code');
    await find('Division', 'gon');
    expect(screen.getByLabelText('Substation Eurja Code')).toHaveValue('950401');
    enter('Substation Eurja Code', '95040195');
    await refused('Voltage Class is required', 'Voltage Class');
    await choose('Voltage Class', '66');
    await refused('Search and Select Valid Subdivision.', 'Subdivision');
    await find('Subdivision', 'gon');
    await refused('Manage By is required', 'Manage By');
    await choose('Manage By', 'Getco');
    await refused('Monitoring is required', 'Monitoring');
    await choose('Monitoring', 'SCADA');
    await refused('Charging Date is required', 'Charging Date');
    typeMoment(screen.getByLabelText('Charging Date'), '01-01-2999');
    await refused('Charging Date cannot be in the future', 'Charging Date');
    typeMoment(screen.getByLabelText('Charging Date'), '01-01-2020');
    await refused('Coastal is required.', 'Coastal');
    await choose('Coastal', 'No');
    await refused('Tribal is required.', 'Tribal');
    await choose('Tribal', 'Yes');
    await refused('SS Category is required', 'SS Category');
    await choose('SS Category', 'GIS+AIS');
    await refused('Email Address is required and must be a valid email.', 'Email Address');
    enter('Email Address', 'a@b.in');
    await refused('Mobile Number must have 10 digits', 'Mobile Number');
    enter('Mobile Number', '9876543210');
    expect(createSubstation).not.toHaveBeenCalled();

    await press('Submit');
    expect(await closeMessage('Success')).toBe('Substation created successfully.');
    expect(createSubstation.mock.calls[0]?.[0]).toEqual({
      body: {
        name: '66 kV Navagam',
        eurjaCode: '95040195',
        voltageClass: '66',
        subdivisionCode: '01030201',
        manageBy: 'Getco',
        monitoring: 'SCADA',
        chargingDate: '2020-01-01',
        isCoastal: false,
        isTribal: true,
        category: 'GIS+AIS',
        email: 'a@b.in',
        mobile: '9876543210',
      },
    });
    for (const label of ['Substation Name', 'Division', 'Substation Eurja Code', 'Subdivision', 'Mobile Number'])
      expect(screen.getByLabelText(label)).toHaveValue('');
    for (const label of ['Voltage Class', 'Coastal']) expect(chosen(label)).toBe('');
  }, 20_000);

  it('the mobile number is capped at 10 characters', () => {
    open();
    expect(screen.getByLabelText('Mobile Number')).toHaveAttribute('maxlength', '10');
  });

  it('searches from three characters on, and not again for what was chosen', async () => {
    const searchDivision = jest.fn<(input: unknown) => unknown>(() => divisions);
    open({ searchDivision });
    enter('Division', 'go');
    await find('Division', 'gon');
    await act(async () => undefined);
    expect(searchDivision.mock.calls.map(([input]) => input)).toEqual([{ query: { search: 'gon' } }]);
    expect(screen.getByLabelText('Division')).toHaveAttribute('aria-expanded', 'false');
  });

  it('editing the text of a search clears its code', async () => {
    open();
    await find('Division', 'gon');
    enter('Division', 'Gondal-');
    expect(screen.getByLabelText('Substation Eurja Code')).toHaveValue('');
    fireEvent.blur(screen.getByLabelText('Division'));
    await find('Subdivision', 'gon');
    expect(screen.getByLabelText('Subdivision Eurja Code')).toHaveValue('01030201');
    enter('Subdivision', 'Gondal Tow');
    expect(screen.getByLabelText('Subdivision Eurja Code')).toHaveValue('');
  });

  it('the server’s refusal is shown, and what was typed stays', async () => {
    open({
      createSubstation: () => {
        const faults = [{ field: 'eurjaCode', code: 'substation.codeTaken', values: { code: '95040195' } }];
        const message = 'The e-Urja code 95040195 is already in use.';
        throw new ApiError({ kind: 'http', call: 'createSubstation', status: 409, message, faults });
      },
    });
    enter('Substation Name', 'N');
    await find('Division', 'gon');
    const typed = [['Substation Eurja Code', '95040195'], ['Email Address', 'a@b.in'], ['Mobile Number', '9876543210']] as const;
    for (const [label, value] of typed) enter(label, value);
    const picked = [
      ['Voltage Class', '400'],
      ['Manage By', 'EHT'],
      ['Monitoring', 'Manual'],
      ['Coastal', 'Yes'],
      ['Tribal', 'Yes'],
      ['SS Category', 'AIS'],
    ] as const;
    for (const [label, option] of picked) await choose(label, option);
    typeMoment(await screen.findByPlaceholderText('DD-MM-YYYY'), '01-01-2020');
    expect(await submitted()).toBe('The e-Urja code 95040195 is already in use.');
    expect(screen.getByLabelText('Substation Eurja Code')).toHaveAccessibleDescription(/is already in use\./);
    expect(screen.getByLabelText('Substation Eurja Code')).toHaveFocus();
    expect(screen.getByLabelText('Substation Name')).toHaveValue('N');
  });

  it('a failed sub-division search shows the status, a failed division search the message', async () => {
    const failing = (status: number) => () => {
      throw new ApiError({ kind: 'http', call: 'search', status, message: 'Away.' });
    };
    open({ searchDivision: failing(503), searchSubdivision: failing(500) });
    enter('Subdivision', 'gon');
    expect(await closeMessage('Error')).toBe('HTTP error! Status: 500');
    enter('Division', 'gon');
    expect(await closeMessage('Error')).toBe('Away.');
  });

  it('every marked field says why, and is no longer marked once it is changed', async () => {
    open();
    await choose('Voltage Class', '66');
    await submitted();
    const described = (label: string) =>
      screen
        .getByLabelText(label)
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(described('Substation Name')).toEqual(['Substation Name is required.']);
    expect(described('Subdivision')).toContain('Search and Select Valid Subdivision.');
    expect(described('Coastal')).toEqual(['Coastal is required.']);
    enter('Substation Name', 'N');
    await choose('Coastal', 'Yes');
    await find('Division', 'gon');
    await choose('Voltage Class', '400');
    for (const label of ['Substation Name', 'Coastal', 'Substation Eurja Code', 'Subdivision'])
      expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
    expect(described('Manage By')).toEqual(['Manage By is required']);
  });

  it('the charging date is typed and shown in the form of the suite, and one that cannot be read stays in sight as none', async () => {
    open();
    const field = await screen.findByPlaceholderText('DD-MM-YYYY');
    typeMoment(field, '2020-01-31');
    expect(field).toHaveValue('31-01-2020');
    typeMoment(field, 'soon');
    expect(field).toHaveValue('soon');
    expect(field).toHaveAccessibleDescription('Type the day as DD-MM-YYYY, for example 31-12-2025.');
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Charging Date is required')).toBeInTheDocument();
  });

  const emptyList = { listSubstations: () => ({ data: [], total_records: 0 }) };

  it('asks before another page throws away what was typed; Cancel says it already', async () => {
    const { address, goTo } = open(emptyList);
    enter('Substation Name', 'N');
    await goTo('/modules');
    await press('Keep editing');
    expect(address()).toBe('/substation/create');
    await press('Cancel');
    expect(address()).toBe('/substation');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('what was typed survives a reload, and is forgotten when it is saved', async () => {
    const { reload } = open();
    enter('Substation Name', '66 kV Navagam');
    await find('Division', 'gon');
    expect(asksOnLeaving()).toBe(false);
    reload();
    expect(screen.getByRole('note')).toHaveTextContent('What you typed before is back. Check it and submit.');
    expect(screen.getByLabelText('Substation Name')).toHaveValue('66 kV Navagam');
    expect(screen.getByLabelText('Substation Eurja Code')).toHaveValue('950401');
    enter('Substation Name', '');
    enter('Division', '');
    expect(window.sessionStorage).toHaveLength(0);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('a session that ends asks nothing, and leaves the draft', async () => {
    const { address, goTo } = open(emptyList);
    enter('Substation Name', 'N');
    act(() => clearSession());
    await goTo('/substation');
    await waitFor(() => expect(address()).toBe('/substation'));
    expect(window.sessionStorage).toHaveLength(1);
  });

  it('Cancel returns to the list', async () => {
    const { address } = open({ listSubstations: () => ({ data: [], total_records: 0 }) });
    await press('Cancel');
    expect(address()).toBe('/substation');
  });
});
