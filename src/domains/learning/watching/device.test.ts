import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it('names the machine as the learner would', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148')).toBe('スマホ')
  expect(deviceOf('Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36')).toBe('スマホ')
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0 Safari/537.36')).toBe('タブレット')
  expect(deviceOf('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148')).toBe('タブレット')
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0')).toBe('パソコン')
  expect(deviceOf('')).toBe('パソコン')
})
