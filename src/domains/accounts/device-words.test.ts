import { expect, it } from 'vitest'
import { deviceWords } from './device-words.ts'

it('says which device it was as a person would', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
  const phone = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
  for (const [agent, words] of [
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'WindowsのChrome'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/141.0`, 'WindowsのEdge'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome}`, 'AndroidのChrome'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${phone} Version/18.4 Mobile/15E148 Safari/604.1`,
      'iPhoneのSafari',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${phone} CriOS/141.0 Mobile/15E148 Safari/604.1`,
      'iPhoneのChrome',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'MacのFirefox'],
    ['curl/8', '不明な端末'],
    [null, '不明な端末'],
  ] as const)
    expect(deviceWords(agent), agent ?? '').toBe(words)
})
