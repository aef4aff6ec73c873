import { defineConfig } from '@playwright/test'
import { browserPath, quietFlags } from './scripts/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './test/browser-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  // Films play in real time: on a busy machine one may lose a beat. What needed a second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['junit', { outputFile: 'test-results/journeys.xml' }]],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: browserPath(), args: quietFlags() },
  },
})
