export default function VideoCategories() {
  return null
}
