import { expect, it } from 'vitest'
import { mayOpenBySelf } from './places.ts'

it('nothing opens by itself over a player, an order or a card [TS-026]', () => {
  for (const path of [
    '/daily_lesson_chapters/3',
    '/prime_lessons/2',
    '/subscriptions/curriculum_steps/4/chapters/5',
    '/free_lessons/7',
    '/subscription_orders/new',
    '/subscription_orders/outcome',
    '/subscription_direct_debit_users/new',
    '/course_orders/new',
    '/users/edit_card/form',
    '/users/12/payments',
    '/staff',
  ])
    expect([path, mayOpenBySelf(path)]).toEqual([path, false])
  for (const path of [
    '/',
    '/courses',
    '/courses/3',
    '/trial_sets',
    '/free_lessons',
    '/subscriptions/learning_status',
    '/users/12',
  ])
    expect([path, mayOpenBySelf(path)]).toEqual([path, true])
})
