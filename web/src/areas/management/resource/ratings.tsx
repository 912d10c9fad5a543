export default function Ratings() {
  return null
}
