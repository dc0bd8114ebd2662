/* kiwi (BSD-3, headers of the Python package kiwisolver): solves the systems of a table, and each again after an edit.

   Usage: solve-with-kiwi TABLE TIMES
   Prints a line a system: the shortest time of a solution from nothing and of one after an edit, in seconds, and all values; or
   `failed`, where kiwi gives up.

   A line of the table is a system: the numbers of variables, of levels and of constraints, the constraints from which to which an
   edit changes the constant, and the edit's constant; then each constraint: `=`, `<` or `>`, its level (0 the highest; -1 what is
   required), its constant, the number of terms, and each term's variable and coefficient.

   Kiwi has one number for all levels: a level's strength is a base to the power of the levels below it. Constraints are made
   before the time starts. An edit is told by an edit variable, which is kiwi's own and quickest way. */

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

namespace {

struct system_table {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  /* The same with an edit variable in place of the constant that is changed. */
  std::vector<kiwi::Constraint> edited;
  kiwi::Variable edit_variable{"edit"};
  double old_constant = 0, new_constant = 0;
  bool has_edit = false;
};

double strength(int level, int levels) {
  if (level < 0) return kiwi::strength::required;
  const double base = std::min(1000.0, std::pow(1e9, 1.0 / std::max(1, levels - 1)));
  return std::pow(base, levels - 1 - level);
}

bool read(std::istream &input, system_table &table) {
  int variables, levels, constraints, first, end;
  if (!(input >> variables >> levels >> constraints >> first >> end >> table.new_constant)) return false;
  for (int index = 0; index < variables; ++index) table.variables.emplace_back(std::to_string(index));
  for (int index = 0; index < constraints; ++index) {
    char sign;
    int level, count;
    double constant;
    input >> sign >> level >> constant >> count;
    std::vector<kiwi::Term> terms;
    for (int term = 0; term < count; ++term) {
      int variable;
      double coefficient;
      input >> variable >> coefficient;
      terms.emplace_back(table.variables[variable], coefficient);
    }
    const auto relation = sign == '=' ? kiwi::OP_EQ : sign == '<' ? kiwi::OP_LE : kiwi::OP_GE;
    const double weight = strength(level, levels);
    table.constraints.emplace_back(kiwi::Expression(terms, -constant), relation, weight);
    if (index < first || index >= end) {
      table.edited.push_back(table.constraints.back());
      continue;
    }
    table.has_edit = true;
    table.old_constant = constant;
    terms.emplace_back(table.edit_variable, -1.0);
    table.edited.emplace_back(kiwi::Expression(terms, 0), relation, weight);
  }
  return true;
}

template <typename Work> double seconds(Work work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double solve(system_table &table, int times) {
  double best = std::numeric_limits<double>::infinity();
  for (int round = 0; round < times; ++round) {
    best = std::min(best, seconds([&] {
      kiwi::Solver solver;
      for (const auto &constraint : table.constraints) solver.addConstraint(constraint);
      solver.updateVariables();
    }));
  }
  return best;
}

/* How often there and back, since the clock itself takes as long as one edit. */
const int edits = 10;

double solve_again(system_table &table, int times) {
  if (!table.has_edit) return 0;
  kiwi::Solver solver;
  for (const auto &constraint : table.edited) solver.addConstraint(constraint);
  solver.addEditVariable(table.edit_variable, kiwi::strength::required - 1);
  solver.suggestValue(table.edit_variable, table.old_constant);
  double best = std::numeric_limits<double>::infinity();
  for (int round = 0; round < times; ++round) {
    best = std::min(best, seconds([&] {
      for (int edit = 0; edit < 2 * edits; ++edit) {
        solver.suggestValue(table.edit_variable, edit % 2 == 0 ? table.new_constant : table.old_constant);
        solver.updateVariables();
      }
    }));
  }
  return best / (2 * edits);
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 3) return 2;
  std::ifstream input(arguments[1]);
  const int times = std::atoi(arguments[2]);
  while (true) {
    system_table table;
    if (!read(input, table)) return 0;
    try {
      const double again = solve_again(table, times);
      const double first = solve(table, times);
      std::printf("%.9f %.9f", first, again);
      for (const auto &variable : table.variables) std::printf(" %.6f", variable.value());
      std::printf("\n");
    } catch (const std::exception &) {
      std::printf("failed\n");
    } catch (...) {
      std::printf("failed\n");
    }
  }
}
