import { notFound } from '#platform/refusal.ts'

export async function loader() {
  return notFound()
}

export const action = loader

export default function Nowhere() {
  return null
}
