export * from "../sections/Testimonial/index.ts";
