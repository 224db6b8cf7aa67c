import { farmCategories } from './feeder-mix';
import { calendarOf } from './indian-time';
import { createWeightedChooser, type Random } from './random';

/** Interruptions by month (January first) against the year's mean: PGVCL's SAIFI of 2019-20. */
const byMonth = [0.78, 0.61, 0.61, 0.71, 0.78, 1.57, 1.43, 1.41, 1.43, 1, 0.87, 0.81] as const;
/** The rates of the categories were measured in April. */
const dryMonth = 0.71;

export function sustainedFactor(day: number): number {
  return (byMonth[calendarOf(day).month - 1] ?? 1) / dryMonth;
}

export function isMonsoon(day: number): boolean {
  const { month } = calendarOf(day);
  return month >= 6 && month <= 9;
}

/** Uttarayan, 14 and 15 January: the thread of a million kites lies across the lines of towns and villages. */
export function kiteFactor(day: number, category: string): number {
  const { month, dayOfMonth } = calendarOf(day);
  const isUttarayan = month === 1 && (dayOfMonth === 14 || dayOfMonth === 15);
  return isUttarayan && (category === 'URBAN' || category === 'JGY') ? 3 : 1;
}

/** Calm nights, and a peak when storms and loads come together between 14:00 and 21:00. */
const hourWeights = Array.from({ length: 24 }, (_, hour) => {
  if (hour < 6 || hour >= 22) return 0.6;
  return hour >= 14 && hour < 21 ? 1.3 : 1;
});
const chooseHour = createWeightedChooser(hourWeights);

/** Farm feeders have power for eight hours, by day in one week and by night in the next, in three groups. */
const farmSlotStarts = [6, 14, 22] as const;
const farmSlotHours = 8;

/** Second of the day at which a feeder trips. */
export function secondOfDay(random: Random, category: string, feederIndex: number, day: number): number {
  const second = random.integer(0, 3599);
  if (category === 'AGSKY') return random.integer(6, 17) * 3600 + second;
  if (!farmCategories.has(category)) return chooseHour(random) * 3600 + second;
  const week = Math.floor((day + 3) / 7);
  const slotStart = farmSlotStarts[(feederIndex + week) % farmSlotStarts.length] ?? 6;
  return ((slotStart + random.integer(0, farmSlotHours - 1)) % 24) * 3600 + second;
}
