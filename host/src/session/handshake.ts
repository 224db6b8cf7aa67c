// Another system opens the login page with a one-time token in its address. The token is taken out
// of the address bar before any other request, so that it reaches no log, referrer or history.
export interface Handshake {
  readonly handshakeToken: string;
  readonly companyName: string;
  readonly empNo: string;
}

const parameterNames = ['handshake_token', 'company_name', 'emp_no'] as const;

let taken: Handshake | null = null;

/** Reads the handshake of the address bar and removes it there. Called once, before anything else. */
export function captureHandshake(location: Location = window.location, history: History = window.history): void {
  const url = new URL(location.href);
  if (!parameterNames.some((name) => url.searchParams.has(name))) return;
  const [handshakeToken, companyName, empNo] = parameterNames.map((name) => url.searchParams.get(name));
  taken = handshakeToken && companyName && empNo ? { handshakeToken, companyName, empNo } : null;
  for (const name of parameterNames) url.searchParams.delete(name);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

/** The captured handshake, once: its token is good for one use. */
export function takeHandshake(): Handshake | null {
  const handshake = taken;
  taken = null;
  return handshake;
}
