export default function AppCategories() {
  return null
}
