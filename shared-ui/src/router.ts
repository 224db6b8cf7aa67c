// Entry `shared-ui/router`: the names of react-router-dom that the suite uses. Shared modules
// cannot be tree-shaken, so a name is added here when it is first needed.
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
