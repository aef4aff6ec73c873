import { expect, it } from 'vitest'
import { offersConsultation } from './consultation-places.ts'

it('offers a talk where one chooses and looks back, and nowhere over a form, a player, an order or a desk [CO-018]', () => {
  const offered = ['/', '/courses', '/courses/12', '/subscriptions/curriculums/3', '/subscriptions/learning_status']
  const quiet = [
    ...['/courses/12/complete', '/prime_lessons/4', '/daily_lesson_chapters/9', '/subscriptions/curriculum_steps/2'],
    ...['/subscription_orders/new', '/users/3/payment_methods', '/staff', '/staff/critiques', '/correctional_teachers'],
    ...['/user_corrected_works/5/teacher_corrections/new', '/surveys/first', '/terms/user_policy', '/coursesX'],
  ]
  expect([offered, quiet].map((paths) => paths.filter(offersConsultation))).toEqual([offered, []])
})
