import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { toWireMoment } from './wire-moment';

it('writes every moment since 1950 as the zone of India has it', () => {
  const moments = fc.date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(toWireMoment(moment)).toBe(DateTime.fromJSDate(moment, { zone: 'Asia/Kolkata' }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ"));
    }),
    { numRuns: 500 },
  );
});
