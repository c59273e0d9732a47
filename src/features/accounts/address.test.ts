import { expect, it } from 'vitest'
import { networkOf, subscriberOf } from './address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('counts %s as the subscriber %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber)
})

it.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['unknown', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1/48'],
  ['2001:0DB8:0001:ffff::1', '2001:db8:1/48'],
  ['2001:db8::1', '2001:db8:0/48'],
  ['::1', '0:0:0/48'],
])('counts %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
