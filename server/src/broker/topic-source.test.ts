import { describe, expect, it } from '@jest/globals';
import { readTopics } from './topic-source';

const topics = (topic: string) => readTopics({ topic, source: 'default', group: 'suite' });

describe('the source of a topic', () => {
  it('is the level that the template says', () => {
    const { filter, sourceOf } = topics('grid/{source}/outages');
    expect(filter).toBe('$share/suite/grid/+/outages');
    expect(['grid/Scada/outages', 'grid//outages', 'grid/Scada', 'other/Scada/outages'].map(sourceOf)).toEqual(['Scada', null, null, null]);
  });

  it('may be followed by anything', () => {
    const { filter, sourceOf } = topics('{source}/outages/#');
    expect(filter).toBe('$share/suite/+/outages/#');
    expect(['OMS/outages', 'OMS/outages/a/b', 'OMS'].map(sourceOf)).toEqual(['OMS', 'OMS', null]);
  });

  it('is that of the settings where the template names none', () => {
    const { filter, sourceOf } = topics('outages/+');
    expect(filter).toBe('$share/suite/outages/+');
    expect(sourceOf('outages/north')).toBe('default');
  });
});
