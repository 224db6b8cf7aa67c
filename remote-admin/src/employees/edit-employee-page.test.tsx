import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import { choose, chosen } from 'shared-ui/testing';
import { anEmployee } from '../testing/an-employee';
import { asksOnLeaving, closeMessage, enter, press, showPage } from '../testing/show-page';

afterEach(() => void jest.useRealTimers());

const refusal = (status: number, message: string, errors: readonly string[] = [], faults: ApiError['faults'] = []) => () => {
  throw new ApiError({ kind: 'http', call: 'updateEmployee', status, message, errors, faults });
};

async function open(answers: Parameters<typeof showPage>[1] = {}) {
  const page = showPage('/employee/7', { getEmployee: () => ({ data: anEmployee() }), ...answers });
  await screen.findByRole('form', { name: 'Update Employee Details' });
  return page;
}


describe('Edit Employee', () => {
  it('shows the employee: name and number read-only, the place of working with its path and code', async () => {
    await open();
    expect(screen.getByLabelText('Name')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Emp No')).toHaveValue('1006');
    expect(screen.getByLabelText('Emp No')).toHaveAttribute('readonly');
    const place = screen.getByRole('group', { name: 'Place of working' });
    expect(within(place).getByText('Substation')).toBeInTheDocument();
    expect(within(place).getByText('GETCO / Rajkot / Rajkot / 66 kV Navagam')).toBeInTheDocument();
    expect(within(place).getByText('95040201')).toBeInTheDocument();
  });

  it('says that something is wrong with an unknown kind of office, with both spaces', async () => {
    await open({ getEmployee: () => ({ data: anEmployee({ orgType: 4 }) }) });
    expect(
      screen.getByText((_text, element) => element?.textContent === 'Something  Wrong' && element.tagName === 'DD'),
    ).toBeInTheDocument();
  });

  const weak = 'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.';
  it('shows every message of the employee form in its order, inline, at its field', async () => {
    const updateEmployee = jest.fn();
    await open({
      updateEmployee,
      getEmployee: () => ({ data: anEmployee({ designation: null, email: null, mobile: null, organizationCode: '' }) }),
    });
    enter('New Password', 'a');
    const shown = async (label: string | null) => {
      await press('Submit');
      const field = label === null ? screen.getByRole('button', { name: 'Edit' }) : screen.getByLabelText(label);
      expect(field).toHaveFocus();
      return screen.getByRole('alert').textContent;
    };
    expect(await shown('Designation')).toBe('Designation is required.');
    await choose('Designation', 'Lineman');
    expect(await shown('Email')).toBe('Email is required.');
    enter('Email', 'a@b');
    expect(await shown('Email')).toBe('Please enter a valid email address');
    enter('Email', 'a@b.in');
    expect(await shown('Mobile')).toBe('Mobile is required.');
    enter('Mobile', '12345');
    expect(await shown('Mobile')).toBe('Please enter a valid mobile number');
    enter('Mobile', '9876543210');
    expect(await shown(null)).toBe('Organization code is required.');
    expect(updateEmployee).not.toHaveBeenCalled();
  });

  it.each([
    [{ organizationCode: '01010101' }, '', '', 'Invalid organization code'],
    [{}, 'Demo@1234', 'Demo@123', 'Passwords do not match'],
    [{}, '', 'x', 'Passwords do not match'],
    [{}, 'demo', 'demo', weak],
  ])('%j, %j, %j: %s', async (changes, password, confirm, message) => {
    await open({ getEmployee: () => ({ data: anEmployee(changes) }) });
    enter('New Password', password);
    enter('Confirm Password', confirm);
    await press('Submit');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('saves with the version that was read; a second later it says so and goes to the list', async () => {
    const updateEmployee = jest.fn(() => ({ status: 'Success', message: '' }));
    const { address } = await open({ updateEmployee, listEmployees: () => ({ dataSource: [], totalRecords: { count: 0 } }) });
    jest.useFakeTimers();
    enter('Mobile', '9111111111');
    await press('Submit');
    expect(updateEmployee.mock.calls.map(([input]: unknown[]) => input)).toEqual([
      {
        params: { id: 7 },
        body: {
          designation: 'Operator',
          email: 'vipul@getco.example',
          mobile: '9111111111',
          organizationCode: '95040201',
          newPassword: '',
          version: 'v1',
        },
      },
    ]);
    act(() => void jest.advanceTimersByTime(999));
    expect(address()).toBe('/employee/7');
    await act(async () => void jest.advanceTimersByTime(1));
    expect(screen.getByText('Employee details updated successfully')).toBeInTheDocument();
    expect(address()).toBe('/employee');
    await closeMessage('Employee');
  });

  it('a refusal is an alert, with the reason of the server inline', async () => {
    await open({ updateEmployee: refusal(422, 'Invalid organization code') });
    await press('Submit');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid organization code');
    expect(await closeMessage('Error')).toBe('Failed to update employee details');
  });

  it('a save that another was faster than shows what changed, keeps what was typed and saves over the newest', async () => {
    const answers = [anEmployee(), anEmployee({ designation: 'Helper', mobile: '9222222222', version: 'v2' })];
    const conflict = refusal(409, 'Parul has changed this employee meanwhile.', [
      'Designation is now Helper.',
      'Mobile is now 9222222222.',
    ]);
    const updateEmployee = jest
      .fn<(input: unknown) => unknown>(() => ({ status: 'Success', message: '' }))
      .mockImplementationOnce(conflict);
    await open({ updateEmployee, getEmployee: () => ({ data: answers.shift() }) });
    enter('Mobile', '9111111111');
    await press('Submit');
    expect(await closeMessage('Error')).toBe('Failed to update employee details');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Parul has changed this employee meanwhile.');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Designation is now Helper.', 'Mobile is now 9222222222.']);
    expect(screen.getByLabelText('Mobile')).toHaveValue('9111111111');
    expect(chosen('Designation')).toBe('Helper');
    await press('Submit');
    expect(updateEmployee.mock.calls[1]?.[0]).toMatchObject({ body: { mobile: '9111111111', designation: 'Helper', version: 'v2' } });
  });

  it.each([
    ['the message of the server, and no Retry that cannot help', { kind: 'http', status: 404, message: 'Not found.' }, 'Not found.', 0],
    ['the message of a server that is busy, and Retry', { kind: 'http', status: 503, message: 'Busy.' }, 'Busy.', 1],
    ['its own message on a network error, and Retry', { kind: 'network', message: 'Failed to fetch' }, 'Error fetching employee data', 1],
  ] as const)('a failed load shows %s', async (_case, error, message, retries) => {
    const { address } = showPage('/employee/7', {
      listEmployees: () => ({ dataSource: [], totalRecords: { count: 0 } }),
      getEmployee: () => {
        throw new ApiError({ call: 'getEmployee', ...error });
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(retries);
    await press('Back to the list');
    expect(address()).toBe('/employee');
  });

  it('an employee of another company is read-only, and it says why', async () => {
    const { address } = showPage('/employee/7', {
      getEmployee: () => ({ data: anEmployee({ companyName: 'UGVCL', organizationCode: '02010101', orgType: 4 }) }),
      listEmployees: () => ({ dataSource: [], totalRecords: { count: 0 } }),
    });
    expect(
      await screen.findByText('Employees of UGVCL are kept by their own company; only GETCO employees can be changed here.'),
    ).toBeVisible();
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /Submit|Edit/ })).toBeNull();
    await press('Back to the list');
    expect(address()).toBe('/employee');
  });

  it('a message stands at its field, and goes when the field is changed', async () => {
    await open();
    enter('Mobile', '12345');
    await press('Submit');
    const mobile = screen.getByLabelText('Mobile');
    const alert = screen.getByRole('alert');
    expect(mobile).toHaveAccessibleDescription('Please enter a valid mobile number');
    expect(mobile.parentElement).toContainElement(alert);
    enter('Mobile', '123456');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(mobile).not.toHaveAttribute('aria-invalid');
  });

  it('a refusal of the server that is about a field stands there, and the focus goes to it', async () => {
    const faults = [{ field: 'email', code: 'email.shape' }];
    await open({ updateEmployee: refusal(422, 'Please enter a valid email address', [], faults) });
    await press('Submit');
    await closeMessage('Error');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  });

  const emptyList = { listEmployees: () => ({ dataSource: [], totalRecords: { count: 0 } }) };

  it('asks before another page throws away what was typed; Cancel says it already', async () => {
    const { address, goTo } = await open(emptyList);
    enter('Mobile', '9111111111');
    await goTo('/modules');
    expect(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeInTheDocument();
    await press('Keep editing');
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/employee/7', null]);
    expect(screen.getByLabelText('Mobile')).toHaveValue('9111111111');
    await goTo('/modules');
    await press('Discard');
    expect(address()).toBe('/modules');
    await goTo('/employee/7');
    expect(await screen.findByLabelText('Mobile')).toHaveValue('9876543210');
    enter('Mobile', '9111111111');
    await press('Cancel');
    expect([address(), window.sessionStorage.length]).toEqual(['/employee', 0]);
  });

  it('what was typed survives a reload, under the record that it started from', async () => {
    const answers = [anEmployee(), anEmployee({ designation: 'Helper', version: 'v2' })];
    const updateEmployee = jest.fn((_input: unknown) => ({ status: 'Success', message: '' }));
    const { reload } = await open({ updateEmployee, getEmployee: () => ({ data: answers.shift() }) });
    enter('Mobile', '9111111111');
    expect(asksOnLeaving()).toBe(false);
    reload();
    expect(await screen.findByRole('note')).toHaveTextContent('What you typed before is back. Check it and submit.');
    expect(screen.getByLabelText('Mobile')).toHaveValue('9111111111');
    await press('Submit');
    // The change of the other officer is noticed: the version is that of the first reading.
    expect(updateEmployee.mock.calls[0]?.[0]).toMatchObject({ body: { mobile: '9111111111', version: 'v1' } });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('a password waits nowhere: the browser asks before it is lost', async () => {
    await open();
    expect(asksOnLeaving()).toBe(false);
    enter('New Password', 'Demo@1234');
    expect(asksOnLeaving()).toBe(true);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('Cancel returns to the list', async () => {
    const { address } = await open({ listEmployees: () => ({ dataSource: [], totalRecords: { count: 0 } }) });
    await press('Cancel');
    expect(address()).toBe('/employee');
  });

  it('an address that is no employee is not found', () => {
    showPage('/employee/abc');
    expect(screen.getByText('404 Error | Page Not Found...')).toBeInTheDocument();
  });
});

describe('the designation', () => {
  it('is found by any part of its name and chosen by keys', async () => {
    await open();
    const select = screen.getByRole('combobox', { name: 'Designation' });
    fireEvent.mouseDown(select);
    fireEvent.change(select, { target: { value: 'police' } });
    const titles = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(titles).toContain('Police Sub-Inspector');
    expect(titles).not.toContain('Operator');
    fireEvent.keyDown(select, { key: 'Enter', code: 'Enter', keyCode: 13 });
    expect(titles).toContain(chosen('Designation'));
  });

  it('says that nothing is found, and stays what it was', async () => {
    await open();
    const select = screen.getByRole('combobox', { name: 'Designation' });
    fireEvent.mouseDown(select);
    fireEvent.change(select, { target: { value: 'Wizard' } });
    expect(screen.getByText('Nothing found.')).toBeInTheDocument();
    fireEvent.blur(select);
    expect(chosen('Designation')).toBe('Operator');
  });
});
