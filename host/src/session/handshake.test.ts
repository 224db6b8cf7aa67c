import { describe, expect, it } from '@jest/globals';
import { captureHandshake, takeHandshake } from './handshake';

function open(address: string): void {
  window.history.replaceState(null, '', address);
  captureHandshake();
}

describe('captureHandshake', () => {
  it('takes the token out of the address bar and keeps the rest', () => {
    open('/auth/login?handshake_token=secret&company_name=GETCO&emp_no=1001&path=%2Foutages%3Ffid%3D7');
    expect(window.location.search).toBe('?path=%2Foutages%3Ffid%3D7');
    expect(takeHandshake()).toEqual({ handshakeToken: 'secret', companyName: 'GETCO', empNo: '1001' });
  });

  it('gives it away once', () => {
    open('/auth/login?handshake_token=secret&company_name=GETCO&emp_no=1001');
    takeHandshake();
    expect(takeHandshake()).toBeNull();
  });

  it('needs all three parameters, but removes whatever is there', () => {
    open('/auth/login?handshake_token=secret&emp_no=1001');
    expect(window.location.search).toBe('');
    expect(takeHandshake()).toBeNull();
  });

  it('leaves other addresses alone', () => {
    open('/outages?fid=7');
    expect(window.location.search).toBe('?fid=7');
  });
});
