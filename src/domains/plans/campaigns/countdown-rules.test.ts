import { describe, expect, it } from 'vitest'
import { countdown } from './countdown-rules.ts'

const revision = new Date('2025-04-01T00:00:00+09:00')
const DAY = 86_400
const before = (seconds: number) => countdown(revision, new Date(revision.getTime() - seconds * 1000))

describe('the countdown to new prices', () => {
  it('says the days while a day or more remains [PL-046]', () => {
    expect([before(30 * DAY), before(DAY + 3600), before(DAY)]).toEqual(['あと30日', 'あと1日', 'あと1日'])
  })

  it('says hours and minutes below a day, minutes and seconds below an hour [PL-046]', () => {
    expect([before(DAY - 1), before(3 * 3600 + 59), before(3600)]).toEqual([
      'あと23時間59分',
      'あと3時間0分',
      'あと1時間0分',
    ])
    expect([before(3599), before(10 * 60), before(301)]).toEqual(['あと59分59秒', 'あと10分0秒', 'あと5分1秒'])
  })

  it('is there with five minutes to go and gone below, and after the day [PL-046]', () => {
    expect([before(300), before(299), before(299.999), before(0), before(-1), before(-DAY)]).toEqual([
      'あと5分0秒',
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
