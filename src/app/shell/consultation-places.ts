import { matchPath } from 'react-router'

/** Where somebody looks for what to learn; where they write, watch, pay or work nothing floats over it. */
const places = [
  '/',
  '/courses',
  '/courses/:id',
  '/subscriptions/curriculums',
  '/subscriptions/curriculums/:id',
  '/subscriptions/learning_status',
] as const

export const offersConsultation = (pathname: string) => places.some((place) => matchPath(place, pathname) !== null)
