// The platform's fetch does not tell how much of a body is sent; XMLHttpRequest does.

/**
 * A fetch that sends `file`, whatever body the request has, and tells how much of it is sent (0 to 1, 1 at its end).
 * It gives the status and the text of the answer, without headers.
 */
export function fetchWithProgress(file: Blob, onSent: (part: number) => void): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const { url, method, headers, signal } = new Request(input, init);
      if (signal.aborted) return reject(signal.reason);
      const request = new XMLHttpRequest();
      request.open(method, url);
      headers.forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total));
      request.addEventListener('load', () => resolve(new Response(request.responseText || null, { status: request.status })));
      request.addEventListener('error', () => reject(new TypeError('The connection broke off.')));
      request.addEventListener('abort', () => reject(signal.reason));
      signal.addEventListener('abort', () => request.abort());
      return request.send(file);
    });
}
