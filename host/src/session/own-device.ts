// What this browser shows at sign-in: that it has been here before. It opens nothing and stays after sign-out. With it,
// others who guess passwords cannot make this browser wait.
const storageKey = 'device_token';

function read(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null; // storage is forbidden: each sign-in is the first
  }
}

function keep(token: string): void {
  try {
    window.localStorage.setItem(storageKey, token);
  } catch {
    // storage is forbidden: see read
  }
}

export const ownDevice = { getToken: read, keepToken: keep };
