import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StateBadge } from './state-badge.tsx'

const quiet = {
  state: 'waiting',
  isOverdue: false,
  isReopened: false,
  isReported: false,
  isCancelAsked: false,
} as const
const told = (more: object) => renderToStaticMarkup(<StateBadge of={{ ...quiet, ...more }} />).replace(/<[^>]*>/g, ' ')

it('staff see that a work is late, also while its teacher has asked to cancel it', () => {
  expect(told({}).trim()).toBe('添削待ち')
  expect(told({ isOverdue: true }).trim()).toBe('返却の遅れ')
  expect(told({ isOverdue: true, isReported: true, isCancelAsked: true })).toMatch(/取消確認中.*返却の遅れ/)
})
