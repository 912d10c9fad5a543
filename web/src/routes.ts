import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { demoRoutes } from './areas/demo/routes.ts'

/** Every address of the product. Each file is its own chunk, loaded when somebody goes there. */
export default [
  layout('shell/layout.tsx', [
    index('areas/home/home.tsx'),
    route('home', 'areas/home/redirect.ts'),

    route('download/:product_code?', 'areas/download/product.tsx'),
    route('download/:product_code/:version', 'areas/download/release.tsx'),
    route('app-store', 'areas/app-store/list.tsx'),
    route('app-store/submit', 'areas/app-store/submit.tsx'),
    route('app-store/publisher/:publisher_id', 'areas/app-store/publisher.tsx'),
    route('app-store/:app_id', 'areas/app-store/detail.tsx'),
    route('resource', 'areas/resource/overview.tsx'),
    route('resource/author/:user_id', 'areas/resource/author.tsx'),
    route('resource/:type', 'areas/resource/list.tsx'),
    route('resource/:type/:id', 'areas/resource/detail.tsx'),
    route('knowledge', 'areas/knowledge/overview.tsx'),
    route('knowledge/drafts', 'areas/knowledge/drafts.tsx'),
    route('knowledge/detail/:knowledge_type_id', 'areas/knowledge/detail.tsx'),
    route('knowledge/proposal/:proposal_id', 'areas/knowledge/proposal.tsx'),
    route('knowledge/article/:article_id', 'areas/knowledge/article.tsx'),
    route('knowledge/article/:article_id/history', 'areas/knowledge/history.tsx'),
    route('knowledge/article/:article_id/edit', 'areas/knowledge/edit.tsx'),
    route('case', 'areas/case/list.tsx'),
    route('case/:case_id', 'areas/case/detail.tsx'),
    route('video', 'areas/video/list.tsx'),
    route('video/:video_id', 'areas/video/watch.tsx'),
    route('search', 'areas/search/search.tsx'),
    route('pdf-view/:id', 'areas/pdf-view/pdf-view.tsx'),

    route('project', 'areas/project/list.tsx'),
    route('project/:project_id', 'areas/project/detail.tsx'),
    route('p/:token', 'areas/project/shared.tsx'),
    route('c/:token', 'areas/collection/shared.tsx'),
    route('management/home-page/preview', 'areas/home/preview.tsx'),
    route('management', 'areas/management/management.tsx', [route(':screen?', 'areas/management/screen.tsx')]),
    route('upload-center', 'areas/upload-center/upload-center.tsx'),
    route('person-center', 'areas/person-center/person-center.tsx', [
      index('areas/person-center/person-upload.tsx'),
      route('person-collection', 'areas/person-center/person-collection.tsx'),
      route('person-load', 'areas/person-center/person-load.tsx'),
      route('person-feedback/:feedback_id?', 'areas/person-center/person-feedback.tsx'),
      route('person-notice', 'areas/person-center/person-notice.tsx'),
      route('person-notice/settings', 'areas/person-center/notice-settings.tsx'),
      route('person-info', 'areas/person-center/person-info.tsx'),
    ]),
    route('unsubscribe', 'areas/person-center/unsubscribe.tsx'),
    route('authorization', 'areas/authorization/authorization.tsx'),
    route('authorization/callback/:type', 'areas/authorization/callback.tsx'),

    route('agreement/:agreement', 'areas/agreement/agreement.tsx'),

    demoRoutes,

    route('errors', 'areas/errors/unknown-address.tsx'),
    route('errors/not-allow', 'areas/errors/not-allow.tsx'),
    route('errors/not-exsist-resource', 'areas/errors/not-exsist-resource.tsx'),
    route('*', 'areas/errors/redirect.ts'),
  ]),

  route('robots.txt', 'areas/site-map/robots.ts'),
  route('sitemap.xml', 'areas/site-map/index.ts'),
  route('sitemap/pages.xml', 'areas/site-map/pages.ts'),
  route('sitemap/resources/:file', 'areas/site-map/resources.ts'),
  route('sitemap/articles/:file', 'areas/site-map/articles.ts'),
  route('sitemap/cases/:file', 'areas/site-map/cases.ts'),
  route('sitemap/videos/:file', 'areas/site-map/videos.ts'),
  route('sitemap/apps/:file', 'areas/site-map/apps.ts'),
  route('feed/knowledge.xml', 'areas/knowledge/feed.ts'),
  route('feed/case.xml', 'areas/case/feed.ts'),
  route('feed/download.xml', 'areas/download/feed.ts'),
  route('feed/app-store.xml', 'areas/app-store/feed.ts'),
  route('feed/video.xml', 'areas/video/feed.ts'),
  route('feed/:name', 'areas/resource/feed.ts'),

  route('download/index.json', 'areas/download/index-json.ts'),

  route('login', 'areas/login/login.tsx'),
  route('login/welcome', 'areas/login/welcome.tsx'),
] satisfies RouteConfig
