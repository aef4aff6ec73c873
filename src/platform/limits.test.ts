import { expect, it } from 'vitest'
import { networkOf } from './limits.ts'

it('who has a whole network of addresses has one budget', () => {
  const same = [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0:0:0:9',
    '2001:db8:1:2::%eth0',
  ]
  expect([...new Set(same.map(networkOf))]).toEqual(['2001:db8:1:2::'])
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::')
  expect([networkOf('::1'), networkOf('fe80::1:2')]).toEqual(['0:0:0:0::', 'fe80:0:0:0::'])
})

it('an address of the older kind is one line, also when it is written in the newer', () => {
  expect([networkOf('192.0.2.7'), networkOf('::ffff:192.0.2.7'), networkOf('member-7')]).toEqual([
    '192.0.2.7',
    '192.0.2.7',
    'member-7',
  ])
})
