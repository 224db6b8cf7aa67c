// Where the popup lies: beside its place and always inside the map, however small that is.
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly left: number;
  readonly top: number;
}

/** Clear of the buttons at the right and of the attribution at the bottom. */
const edges = { top: 8, right: 52, bottom: 28, left: 8 } as const;
/** From the middle of a marker, past its ring. */
const clearance = 32;

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The popup goes above its place, else below, else to a side. Without room it covers the place. */
export function popupPlace(place: Point, popup: Size, map: Size, scale: number): Point {
  const gap = clearance * scale;
  const most = { left: map.width - edges.right - popup.width, top: map.height - edges.bottom - popup.height };
  const left = within(place.left - popup.width / 2, edges.left, most.left);
  const [above, below] = [place.top - gap - popup.height, place.top + gap];
  if (above >= edges.top) return { left, top: Math.max(edges.top, Math.min(above, most.top)) };
  if (below <= most.top) return { left, top: Math.max(edges.top, below) };
  const top = within(place.top - popup.height / 2, edges.top, most.top);
  const beside = [place.left + gap, place.left - gap - popup.width].find((side) => side >= edges.left && side <= most.left);
  return { left: beside ?? left, top };
}
