import type { ReactNode } from 'react'
import { CourseCard } from '#ui/course-card.tsx'
import type { CardProgress, CourseCardFacts } from '../terms.ts'

export type Card = CourseCardFacts & Partial<CardProgress>

type Props = { course: Card; bookmark?: ReactNode; aside?: ReactNode; eager?: boolean }

/** A course of the catalogue as a card; what is a learner's own is added where somebody is signed in. */
export const ListedCard = ({ course, ...more }: Props) => <CourseCard {...course} {...more} />
