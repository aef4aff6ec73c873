import { defineConfig } from '@playwright/test'
import { browserPath, quietFlags } from '#scripts/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  // `npm run pictures` names the files that leave some.
  testMatch: process.env.PICTURES ? '*.{e2e,pictures}.ts' : '*.e2e.ts',
  // `npm run browsers` takes the main ways in others than Chromium.
  ...(process.env.BROWSERS && { testMatch: 'browsers/*.walk.ts', projects: [{ name: 'webkit' }, { name: 'firefox' }] }),
  globalSetup: './test/worlds/browser-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // Limits for a machine with little to spare; nothing waits for them.
  timeout: 90_000,
  expect: { timeout: process.env.BROWSERS ? 30_000 : 10_000 },
  forbidOnly: true,
  // Films play in real time: on a busy machine one may lose a beat. What needed a second try is listed as flaky.
  retries: 1,
  reporter: [['list'], ['junit', { outputFile: 'test-results/journeys.xml' }]],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    // A trace of everything costs a third of the run's time.
    trace: 'on-first-retry',
    launchOptions: { executablePath: browserPath(), args: quietFlags() },
  },
})
