export default function AppReview() {
  return null
}
