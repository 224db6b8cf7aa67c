import { describe, expect, it } from '@jest/globals';
import { readBroker } from './broker-settings';

describe('settings of the broker', () => {
  it('are none without an address', () => {
    expect(readBroker({ MQTT_TOPIC: 'outages/{source}' })).toBeNull();
  });

  it('need nothing but an address', () => {
    expect(readBroker({ MQTT_URL: 'mqtt://broker:1883' })).toEqual({
      url: 'mqtt://broker:1883',
      topic: 'outages/{source}',
      source: 'default',
      group: 'outage-suite',
      username: null,
      password: null,
      caFile: null,
      certFile: null,
      keyFile: null,
    });
  });

  it.each([
    [{ MQTT_URL: 'https://broker' }, 'MQTT_URL'],
    [{ MQTT_URL: 'broker:1883' }, 'MQTT_URL'],
    [{ MQTT_URL: 'mqtt://user:secret@broker' }, 'MQTT_USERNAME'],
    [{ MQTT_URL: 'mqtt://broker', MQTT_TOPIC: 'outages-{source}' }, 'MQTT_TOPIC'],
    [{ MQTT_URL: 'mqtt://broker', MQTT_TOPIC: '{source}/{source}' }, 'MQTT_TOPIC'],
    [{ MQTT_URL: 'mqtt://broker', MQTT_TOPIC: 'a/#/b' }, 'MQTT_TOPIC'],
    [{ MQTT_URL: 'mqtt://broker', MQTT_TOPIC: '$share/x/y' }, 'MQTT_TOPIC'],
    [{ MQTT_URL: 'mqtt://broker', MQTT_GROUP: 'a/b' }, 'MQTT_GROUP'],
    [{ MQTT_URL: 'mqtt://broker', MQTT_CERT_FILE: 'a.crt' }, 'MQTT_KEY_FILE'],
  ])('refuse %j', (environment, name) => {
    expect(() => readBroker(environment)).toThrow(name);
  });
});
