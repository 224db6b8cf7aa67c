import type { Plot } from './report';

const [labelWidth, barWidth, valueWidth, rowHeight, barHeight] = [300, 360, 110, 28, 18];
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
const short = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 100 ? value.toFixed(0) : value.toPrecision(3);

/** A bar chart as an SVG that reads on a white and on a dark page. */
export function drawBars({ title, unit, bars, mark }: Plot): string {
  const width = labelWidth + barWidth + valueWidth;
  const top = 40;
  const height = top + bars.length * rowHeight + (mark ? 26 : 10);
  const most = Math.max(...bars.map(({ value }) => value), mark?.value ?? 0);
  const x = (value: number) => labelWidth + (value / most) * barWidth;
  const rows = bars.map(({ label, value }, index) => {
    const y = top + index * rowHeight;
    return `  <text x="${labelWidth - 8}" y="${y + 14}" text-anchor="end">${escape(label)}</text>
  <rect x="${labelWidth}" y="${y}" width="${Math.max(1, x(value) - labelWidth).toFixed(1)}" height="${barHeight}" fill="#3b82c4"/>
  <text x="${(x(value) + 6).toFixed(1)}" y="${y + 14}">${short(value)} ${escape(unit)}</text>`;
  });
  const line = mark
    ? `\n  <line x1="${x(mark.value).toFixed(1)}" x2="${x(mark.value)
      .toFixed(1)}" y1="${top - 6}" y2="${height - 22}" stroke="#c2410c" stroke-width="2" stroke-dasharray="4 3"/>
  <text x="${x(mark.value).toFixed(1)}" y="${height - 8}" text-anchor="middle" fill="#c2410c">${escape(mark.label)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"
  font-family="system-ui, sans-serif" font-size="13" fill="#475569" role="img" aria-label="${escape(title)}">
  <rect width="100%" height="100%" fill="#ffffff"/>
  <text x="8" y="22" font-size="15" font-weight="600" fill="#1e293b">${escape(title)}</text>
${rows.join('\n')}${line}
</svg>
`;
}
