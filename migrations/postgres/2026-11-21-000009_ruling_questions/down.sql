DROP TABLE ruling_questions;
