import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { districtPath, mapSize } from './gujarat-map';
import { placeAt, type Place, pointOf } from './map-point';
import styles from './place.module.css';

interface PlaceMapProps {
  /** Says what the map shows to who does not see it. */
  readonly label: string;
  readonly own: Place | null;
  /** Where it stands without a place of its own. */
  readonly substation: Place | null;
  readonly onPlace: (place: Place) => void;
}

const pin = 9;

/** A drawing of Gujarat with the place on it; a click gives another. Its fields beside it do the same by keyboard. */
export function PlaceMap({ label, own, substation, onPlace }: PlaceMapProps): ReactNode {
  const map = useRef<SVGSVGElement>(null);
  const choose = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = map.current?.getBoundingClientRect() ?? new DOMRect();
    if (width === 0 || height === 0) return;
    onPlace(placeAt({ x: ((clientX - left) / width) * mapSize.width, y: ((clientY - top) / height) * mapSize.height }));
  });
  // An image for screen readers: the fields are the other way, so it takes no focus.
  useEffect(() => {
    const shown = map.current;
    const listen = (event: MouseEvent) => choose(event);
    shown?.addEventListener('click', listen);
    return () => shown?.removeEventListener('click', listen);
  }, []);
  const ownPoint = own && pointOf(own);
  const otherPoint = substation && pointOf(substation);
  return (
    <svg ref={map} className={styles.map} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="img" aria-label={label}>
      <path className={styles.land} d={districtPath} />
      {otherPoint && <circle className={styles.substation} cx={otherPoint.x} cy={otherPoint.y} r={pin} />}
      {ownPoint && <circle className={styles.own} cx={ownPoint.x} cy={ownPoint.y} r={pin} />}
    </svg>
  );
}
