import type { Page, WebSocketRoute } from '@playwright/test';

/** The line between a page and the live stream, which a test may cut. Make it before the page opens. */
export class LiveLine {
  private isCut = false;
  private readonly sockets = new Set<WebSocketRoute>();

  static async of(page: Page): Promise<LiveLine> {
    const line = new LiveLine();
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      if (line.isCut) return void socket.close();
      line.sockets.add(socket);
      socket.connectToServer();
    });
    await page.route(/\/socket\.io\//, (route) => (line.isCut ? route.abort() : route.continue()));
    return line;
  }

  async cut(): Promise<void> {
    this.isCut = true;
    for (const socket of this.sockets) await socket.close();
    this.sockets.clear();
  }

  mend(): void {
    this.isCut = false;
  }
}
