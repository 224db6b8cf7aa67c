// Which source a topic belongs to, by the template of the settings.
import type { BrokerSettings } from '../settings/broker-settings';

export interface Topics {
  /** What to subscribe to; processes of one group share it. */
  readonly filter: string;
  /** The name of the source; null when the topic does not fit the template. */
  sourceOf(topic: string): string | null;
}

const sourceLevel = '{source}';

export function readTopics({ topic: template, source, group }: Pick<BrokerSettings, 'topic' | 'source' | 'group'>): Topics {
  const levels = template.split('/');
  const isOpen = levels.at(-1) === '#';
  const fixed = isOpen ? levels.slice(0, -1) : levels;
  const at = levels.indexOf(sourceLevel);
  return {
    filter: `$share/${group}/${levels.map((level) => (level === sourceLevel ? '+' : level)).join('/')}`,
    sourceOf: (topic) => {
      const parts = topic.split('/');
      if (isOpen ? parts.length < fixed.length : parts.length !== fixed.length) return null;
      if (!fixed.every((level, index) => level === '+' || level === sourceLevel || level === parts[index])) return null;
      return at < 0 ? source : parts[at] || null;
    },
  };
}
