import type { ServerResponse } from 'node:http';

export interface OpenPages {
  add(response: ServerResponse): void;
  reload(): void;
}

/** The pages that show the remote, each with a line on which it hears of a new build. */
export function createOpenPages(): OpenPages {
  const pages = new Set<ServerResponse>();
  return {
    add: (response) => {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
        .flushHeaders();
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    reload: () => {
      for (const page of pages) page.write('data: built\n\n');
    },
  };
}
