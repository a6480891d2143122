import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Link as RouterLink, Routes } from "react-router-dom";
import { Home, Layout, type Link, Posts } from "../shared/pages.ts";

const RouteLink: Link = ({ href, children }) => <RouterLink to={href}>{children}</RouterLink>;

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Layout Link={RouteLink}>
          <Routes>
            <Route path="/" element={<Home Link={RouteLink} />} />
            <Route path="/posts" element={<Posts Link={RouteLink} />} />
          </Routes>
        </Layout>
      </BrowserRouter>
    </StrictMode>,
  );
